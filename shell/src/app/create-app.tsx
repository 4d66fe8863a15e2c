import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { LiveRegistry, PageConfiguration } from 'platform/contract';
import type { createBrowserRouter, RouteObject } from 'react-router-dom';
import { createAppContext, type HttpOptions, type AppContext } from 'shared-api';
import type { AreaLoader } from '../features/area/area-loader.ts';
import { createAreas, type Areas } from '../features/area/areas.ts';
import type { RegistryReader } from '../features/area/registry-reader.ts';
import { addTranslations, createI18n, fetchTextsOnChange } from '../features/language/create-i18n.ts';
import type { ShellTexts, ShellTextsLoader } from '../features/language/shell-texts.ts';
import { createAddressKeeper } from '../features/navigation/keep-address.ts';
import { hasWork } from '../lib/has-work.ts';
import { BrokenFrame } from './broken-frame.tsx';
import { createQueryClient } from './create-query-client.ts';
import { Frame } from './frame.tsx';

export type Router = ReturnType<typeof createBrowserRouter>;

/** Everything that exists once per page (and, on a server, once per request). */
export interface App {
  readonly context: AppContext;
  readonly queryClient: QueryClient;
  readonly translations: i18n;
  readonly areas: Areas;
  readonly router: Router;
}

/** What differs between a browser, a test and a server. */
export interface AppParts {
  readonly loader: AreaLoader;
  readonly readRegistry: RegistryReader;
  readonly createRouter: (routes: RouteObject[]) => Router;
  /** Called with each registry before one of its areas is loaded. */
  readonly onRegistry: (registry: LiveRegistry) => void;
  /** Called when only a reload can help; returns true when the page reloads. Default: a notice to the visitor. */
  readonly onOutdated?: (composition: string) => boolean;
  /** The shell's texts in the page's language, and the loader for other languages. */
  readonly texts: ShellTexts;
  readonly loadTexts: ShellTextsLoader;
  /** Adapter for calls to the service; default: the browser's. */
  readonly adapter?: HttpOptions['adapter'];
  /** Learns the service's clock, in a browser. */
  readonly onDate?: HttpOptions['onDate'];
}

/** Creates the app of one page. Nothing is fetched or listened to until `startApp`. */
export function createApp(configuration: PageConfiguration, parts: AppParts): App {
  const translations = createI18n(configuration.language, parts.texts);
  fetchTextsOnChange(translations, parts.loadTexts);
  const areas = createAreas({
    registry: configuration.registry,
    loader: parts.loader,
    readRegistry: parts.readRegistry,
    onRegistry: parts.onRegistry,
    onLoad: (area) => addTranslations(translations, area.translations),
    ...(parts.onOutdated ? { onOutdated: parts.onOutdated } : {}),
  });
  const keeper = createAddressKeeper();
  // One route for everything: the live registry decides which area an address belongs to.
  const router = parts.createRouter([
    { path: '*', element: <Frame onShow={keeper.arrive} />, errorElement: <BrokenFrame /> },
  ]);
  keeper.watch(router);
  return {
    context: createAppContext(configuration.apiBase, {
      hasWork,
      ...(parts.adapter ? { adapter: parts.adapter } : {}),
      ...(parts.onDate ? { onDate: parts.onDate } : {}),
    }),
    queryClient: createQueryClient(),
    translations,
    areas,
    router,
  };
}
