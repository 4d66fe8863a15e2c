import type { i18n } from 'i18next';
import type { LiveRegistry } from 'platform/contract';
import type { createBrowserRouter } from 'react-router-dom';
import type { SessionStore } from 'shared-api';
import { whenIdle } from 'shared-ui';
import { answersOf } from './screen-answers.ts';
import { filesOf } from './screen-files.ts';

const WORKER = '/service-worker.js';
/** The page and what it fetches ahead come first; saving is for later. */
const LATER_MS = 4_000;
/** Pictures that are saved with a page; those fetched while the worker is there, it sees itself. */
const MOST_PICTURES = 40;

/** The parts of a page that decide what of it is worth saving. */
export interface KeptPage {
  /** Path that the page was opened with: somebody may have gone on before this code was there. */
  readonly firstPath: string;
  readonly registry: () => LiveRegistry;
  /** Names of the areas whose code the page has loaded. */
  readonly loadedAreas: () => readonly string[];
  /** The look of the page, and whom to tell when it changes. */
  readonly theme: { readonly read: () => string; readonly watch: (onChange: () => void) => () => void };
  readonly router: ReturnType<typeof createBrowserRouter>;
  readonly translations: i18n;
  readonly session: SessionStore;
}

/**
 * Has the service worker keep what is opened readable without a connection, some time after the page has come to rest
 * (docs/decisions/shell-offline-copies.md). Returns the function that stops it.
 */
export function keepForOffline(page: KeptPage): () => void {
  if (!('serviceWorker' in navigator) || !isReleased(page.registry())) return () => undefined;
  const { serviceWorker } = navigator;
  const { router, translations, session, theme } = page;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = '';
  /** Paths that were opened since the last time; somebody may have gone on quickly. */
  const opened = new Set([page.firstPath]);

  async function keep(): Promise<void> {
    try {
      await serviceWorker.register(WORKER);
      const { active } = await serviceWorker.ready;
      active?.postMessage({ keep: contentOf(page, [...opened]) });
      opened.clear();
    } catch (error) {
      // A private window, or a browser that allows no worker: the page works without.
      console.warn('Nothing is saved for offline reading.', error);
    }
  }

  function keepLater(): void {
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(() => void keep(), LATER_MS), LATER_MS);
  }

  function follow(): void {
    const { pathname } = router.state.location;
    if (pathname === shown) return;
    shown = pathname;
    opened.add(pathname);
    keepLater();
  }

  const stops = [
    router.subscribe(follow),
    theme.watch(keepLater),
    onLanguage(translations, keepLater),
    session.subscribe((state, before) => {
      if (before.user !== null && state.user === null)
        serviceWorker.controller?.postMessage({ forget: true });
    }),
    onLoad(follow),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

/** Development servers change their files under the same address. */
function isReleased({ areas }: LiveRegistry): boolean {
  return areas.some(({ integrity }) => Object.keys(integrity).length > 0);
}

/** What stands on the page now, and what the opened screens are made of. The worker has the last word on what may be saved. */
function contentOf({ registry, loadedAreas, translations, theme }: KeptPage, opened: readonly string[]) {
  const live = registry();
  const partsOf = (find: typeof answersOf) => [...new Set(opened.flatMap((path) => find(live, path)))];
  const pictures = [...document.images].map(({ currentSrc }) => currentSrc).filter(isOwn);
  return {
    variant: [live.composition, translations.language, theme.read()].join(' '),
    areas: loadedAreas(),
    files: partsOf(filesOf),
    answers: partsOf(answersOf),
    pictures: [...new Set(pictures)].slice(0, MOST_PICTURES).map(pathOf),
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
