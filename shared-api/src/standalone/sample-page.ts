import type { User } from '../contract/index.ts';
import type { LiveEvent } from '../live/live.ts';
import { createStandalonePage, type StandaloneOptions, type StandalonePage } from './area-frame.tsx';
import { createFakeLive, type FakeLive } from './fake-live.ts';

/** What a sample service of an area has, for a page over it. */
export interface SampleBackend {
  /** Who is signed in. */
  readonly user: User;
  /** Called by the sample service with what it pushes. */
  onEvent: (event: LiveEvent) => void;
}

/** The page of an area that runs alone, and what its service pushes. */
export interface SamplePage extends StandalonePage {
  readonly live: FakeLive;
}

/** Makes a page over a sample service; its user is signed in already. */
export function createSamplePage(service: SampleBackend, options: StandaloneOptions): SamplePage {
  const page = createStandalonePage(options);
  const live = createFakeLive();
  page.context.session.getState().setUser(service.user);
  service.onEvent = live.emit;
  return { ...page, context: { ...page.context, live }, live };
}
