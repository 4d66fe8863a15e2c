import {
  findAddressLanguage,
  findRenderedState,
  readPageConfiguration,
  ROOT_ID,
  TRANSLATIONS_SYMBOL,
  type PageConfiguration,
} from 'platform/contract';
import { nextTask } from 'shared-api';
import { correctClock } from 'shared-ui';
import { readRegistry } from '../features/area/registry-reader.ts';
import { loadShellTexts } from '../features/language/shell-texts.ts';
import { createApp, type AppParts } from '../app/create-app.tsx';
import type { AreaLoader } from '../features/area/area-loader.ts';
import { createPageRouter } from './create-page-router.ts';
import { hydratePage } from './hydrate-page.tsx';
import { loadFaultTools, replaceStartNotice } from './start-notice.ts';

interface PageParts extends Pick<AppParts, 'onRegistry' | 'onOutdated'> {
  readonly createLoader: (configuration: PageConfiguration) => AreaLoader;
}

/** Makes the served page interactive. */
export async function openPage({ createLoader, ...parts }: PageParts): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The page has no #${ROOT_ID}.`);
  const delivered = readPageConfiguration(document);
  // A copy that was saved for offline reading is in the language it was saved in.
  const configuration = {
    ...delivered,
    language: findAddressLanguage(location.search) ?? delivered.language,
  };
  // Integrity covers the shell's own chunks as well.
  parts.onRegistry(configuration.registry);
  const texts = await loadShellTexts(configuration.language);
  await nextTask();
  replaceStartNotice(configuration);
  const app = createApp(configuration, {
    ...parts,
    loader: createLoader(configuration),
    readRegistry,
    createRouter: createPageRouter,
    texts,
    loadTexts: loadShellTexts,
    onDate: correctClock,
  });
  Object.defineProperty(window, Symbol.for(TRANSLATIONS_SYMBOL), { value: app.translations });
  loadFaultTools(app, configuration);
  await nextTask();
  await hydratePage(root, app, findRenderedState(document));
}
