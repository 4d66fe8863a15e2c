import { findRenderedState, readPageConfiguration, ROOT_ID } from 'platform/contract';
import { isSaveData, nextTask } from 'shared-api';
import { readRegistry } from '../features/area/registry-reader.ts';
import { keepLanguagesAtHand } from '../features/language/create-i18n.ts';
import { loadShellTexts } from '../features/language/shell-texts.ts';
import { loadNotificationList } from '../features/notification/load-list.ts';
import { createApp, type AppParts } from './create-app.tsx';
import { createPageRouter } from './create-page-router.ts';
import { mountApp } from './mount-app.tsx';
import { whenAtRest } from './when-at-rest.ts';
import { showTools, takeOver } from './take-over.ts';

/** Brings the delivered page to life. */
export async function openPage(parts: Pick<AppParts, 'loader' | 'onRegistry' | 'onOutdated'>): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The page has no #${ROOT_ID}.`);
  const configuration = readPageConfiguration(document);
  // The shell's own chunks are checked as well.
  parts.onRegistry(configuration.registry);
  const texts = await loadShellTexts(configuration.language);
  await nextTask();
  takeOver(configuration);
  const app = createApp(configuration, {
    ...parts,
    readRegistry,
    createRouter: createPageRouter,
    texts,
    loadTexts: loadShellTexts,
  });
  showTools(app, configuration);
  await nextTask();
  await mountApp(root, app, findRenderedState(document));
  whenAtRest(() => {
    if (isSaveData()) return;
    keepLanguagesAtHand(app.translations, loadShellTexts);
    // Opening the bell tries again, and says so when that fails.
    loadNotificationList().catch(() => undefined);
  });
}
