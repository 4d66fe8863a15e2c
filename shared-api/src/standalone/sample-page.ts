import type { User } from '../contract/index.ts';
import type { LiveEvent } from '../live/live-event.ts';
import { createStandalonePage, type StandaloneOptions, type StandalonePage } from './area-frame.tsx';
import { createFakeLive, type FakeLive } from './fake-live.ts';

/** The parts of an area's sample service that a page needs. */
export interface SampleBackend {
  /** The signed-in user. */
  readonly user: User;
  /** Called by the sample service with what it pushes. */
  onEvent: (event: LiveEvent) => void;
}

/** The page of an area that runs alone, and what its service pushes. */
export interface SamplePage extends StandalonePage {
  readonly live: FakeLive;
}

/** Creates a page with a sample service; its user is signed in. */
export function createSamplePage(service: SampleBackend, options: StandaloneOptions): SamplePage {
  const page = createStandalonePage(options);
  const live = createFakeLive();
  page.context.session.getState().setUser(service.user);
  service.onEvent = live.emit;
  return { ...page, context: { ...page.context, live }, live };
}
