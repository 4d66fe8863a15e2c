import { findRenderedState, readPageConfiguration, ROOT_ID } from 'platform/contract';
import { nextTask } from 'shared-api';
import { readRegistry } from '../features/area/registry-reader.ts';
import { loadShellTexts } from '../features/language/shell-texts.ts';
import { createApp, type AppParts } from '../app/create-app.tsx';
import { createPageRouter } from './create-page-router.ts';
import { hydratePage } from './hydrate-page.tsx';
import { loadFaultTools, replaceStartNotice } from './start-notice.ts';

/** Makes the served page interactive. */
export async function openPage(parts: Pick<AppParts, 'loader' | 'onRegistry' | 'onOutdated'>): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The page has no #${ROOT_ID}.`);
  const configuration = readPageConfiguration(document);
  // Integrity covers the shell's own chunks as well.
  parts.onRegistry(configuration.registry);
  const texts = await loadShellTexts(configuration.language);
  await nextTask();
  replaceStartNotice(configuration);
  const app = createApp(configuration, {
    ...parts,
    readRegistry,
    createRouter: createPageRouter,
    texts,
    loadTexts: loadShellTexts,
  });
  loadFaultTools(app, configuration);
  await nextTask();
  await hydratePage(root, app, findRenderedState(document));
}
