import { uiTranslations } from 'shared-ui';
import {
  createFakeLive,
  createStandalonePage,
  type FakeLive,
  type StandalonePage,
} from 'shared-api/standalone';
import { translations } from '../translations.ts';
import type { SampleService } from './sample-service.ts';

/** The page of an area that runs alone, and what its service pushes. */
export interface SamplePage extends StandalonePage {
  readonly live: FakeLive;
}

/** Makes a page over a sample service; somebody is signed in already. */
export function createSamplePage(service: SampleService, language?: string): SamplePage {
  const page = createStandalonePage({ language, translations, ui: uiTranslations });
  const live = createFakeLive();
  page.maida.session.getState().setUser(service.user);
  service.onEvent = live.emit;
  return { ...page, maida: { ...page.maida, live }, live };
}
