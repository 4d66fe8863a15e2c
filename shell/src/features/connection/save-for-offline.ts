import type { i18n } from 'i18next';
import type { LiveRegistry } from 'platform/contract';
import type { createBrowserRouter } from 'react-router-dom';
import type { SessionStore } from 'shared-api';
import { whenIdle } from 'shared-ui';
import { findChosenLanguage } from '../../lib/chosen-language.ts';
import type { PageMessage, SaveRequest } from '../../service-worker/messages.ts';
import { isPicture } from '../../service-worker/public-paths.ts';
import { callsOf } from './screen-calls.ts';
import { filesOf } from './screen-files.ts';

const WORKER = '/service-worker.js';
/** Milliseconds; the page and its prefetches come first. */
const LATER_MS = 4_000;
/** Pictures saved with a page; the worker itself saves those fetched while it is active. */
const MAX_PICTURES = 40;

/** The parts of a page that decide what is saved. */
export interface SavedPage {
  /** Path that the page was opened with: the visitor may have navigated before this code ran. */
  readonly firstPath: string;
  readonly registry: () => LiveRegistry;
  /** Names of the areas whose code the page has loaded. */
  readonly loadedAreas: () => readonly string[];
  /** The page's theme and a way to follow its changes. */
  readonly theme: { readonly read: () => string; readonly watch: (onChange: () => void) => () => void };
  readonly router: ReturnType<typeof createBrowserRouter>;
  readonly translations: i18n;
  readonly session: SessionStore;
}

/**
 * Has the service worker save what is opened for reading without a connection, some time after the page is idle
 * (docs/decisions/shell-offline-copies.md). Returns the function that stops it.
 */
export function saveForOffline(page: SavedPage): () => void {
  if (!('serviceWorker' in navigator) || !isReleased(page.registry())) return () => undefined;
  const { serviceWorker } = navigator;
  const { router, translations, session, theme } = page;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = '';
  /** Paths that were opened since the last save. */
  const opened = new Set([page.firstPath]);

  async function save(): Promise<void> {
    try {
      await serviceWorker.register(WORKER);
      const { active } = await serviceWorker.ready;
      const message: PageMessage = { save: contentOf(page, [...opened]) };
      active?.postMessage(message);
      opened.clear();
    } catch (error) {
      // A private window, or a browser without workers: the page works without.
      console.warn('Nothing is saved for offline reading.', error);
    }
  }

  function saveLater(): void {
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(() => void save(), LATER_MS), LATER_MS);
  }

  function follow(): void {
    const { pathname } = router.state.location;
    if (pathname === shown) return;
    shown = pathname;
    opened.add(pathname);
    saveLater();
  }

  const stops = [
    router.subscribe(follow),
    theme.watch(saveLater),
    onLanguage(translations, saveLater),
    session.subscribe((state, before) => {
      if (before.user !== null && state.user === null)
        serviceWorker.controller?.postMessage({ forget: true } satisfies PageMessage);
    }),
    onLoad(follow),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

/** Whether all files are released ones; those of development servers change under the same address. */
function isReleased({ areas }: LiveRegistry): boolean {
  return areas.some(({ integrity }) => Object.keys(integrity).length > 0);
}

/** The addresses behind the page and the opened screens. The worker decides what may be saved. */
function contentOf(page: SavedPage, opened: readonly string[]): SaveRequest {
  const { registry, loadedAreas, translations, theme } = page;
  const live = registry();
  const partsOf = (find: typeof callsOf) => [...new Set(opened.flatMap((path) => find(live, path)))];
  // What was loaded before the worker was active: chunks and texts that were loaded ahead, pictures further down.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const pictures = [...document.images].map(({ currentSrc }) => currentSrc);
  const ownPaths = (addresses: readonly string[]) => [...new Set(addresses.filter(isOwn).map(pathOf))];
  return {
    // The worker fetches a page without a language in its address.
    variant: [live.composition, findChosenLanguage() ?? translations.language, theme.read()].join(' '),
    areas: loadedAreas(),
    files: [...partsOf(filesOf), ...ownPaths(loaded)],
    calls: partsOf(callsOf),
    pictures: ownPaths([...pictures, ...loaded])
      .filter(isPicture)
      .slice(0, MAX_PICTURES),
  };
}

function isOwn(address: string): boolean {
  return address.startsWith(`${location.origin}/`);
}

function pathOf(address: string): string {
  return address.slice(location.origin.length);
}

function onLanguage(translations: i18n, listener: () => void): () => void {
  translations.on('languageChanged', listener);
  return () => translations.off('languageChanged', listener);
}

function onLoad(listener: () => void): () => void {
  if (document.readyState === 'complete') listener();
  else window.addEventListener('load', listener, { once: true });
  return () => window.removeEventListener('load', listener);
}
