import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { renderedAddress, type RenderedState } from 'platform/contract';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { nextTask } from 'shared-api';
import type { User } from 'shared-api/contract';
import { correctClock, serviceNow, setRenderTime, whenIdle } from 'shared-ui';
import { findTarget } from '../lib/find-target.ts';
import { holdLanguage } from '../features/language/hold-language.ts';
import { beginSignedIn } from '../features/session/begin-signed-in.ts';
import { AppRoot } from '../app/app-root.tsx';
import type { App } from '../app/create-app.tsx';
import { takeEarlyInput } from './early-input.ts';
import { startApp } from '../app/start-app.ts';
import { whenIdleAfterLoad } from './when-idle-after-load.ts';

/** Milliseconds for which the page's data counts as just fetched, by the service's clock. */
const FRESH_MS = 120_000;

/** Milliseconds after which a page is hydrated even on a slow phone; until then it shows the time of its rendering. */
const HYDRATED_MS = 10_000;

/**
 * Makes the page interactive: hydrates what the server rendered once the area's code is there, or renders an empty
 * page. Returns the function that stops the app.
 */
export async function hydratePage(
  root: HTMLElement,
  app: App,
  rendered: RenderedState | undefined,
): Promise<() => void> {
  if (!rendered || rendered.address !== addressOf(app)) return renderFromScratch(root, app);
  // The page may have been rendered a while ago, but not in the future.
  correctClock(rendered.now, -Infinity);
  hydrate(app.queryClient, queriesOf(rendered));
  // The page's user; refetched once the page is interactive.
  if (rendered.session) beginSignedIn(app.context.session, rendered.session as User);
  let markInteractive: (() => void) | undefined;
  const stop = startApp(app, new Promise<void>((resolve) => (markInteractive = resolve)));
  const isStyled = hasStyles();
  if (!(await loadArea(app))) {
    if (isStyled) showServerContent(root, app);
    renderFromScratch(root, app, stop);
    markInteractive?.();
    return stop;
  }
  await nextTask();
  if (rendered.address !== addressOf(app)) {
    // Back was pressed meanwhile: what was rendered is another page's.
    renderFromScratch(root, app, stop);
    markInteractive?.();
    return stop;
  }
  setRenderTime(rendered.now);
  const replayInput = takeEarlyInput();
  let markHydrated: (() => void) | undefined;
  holdLanguage(app.translations, new Promise<void>((resolve) => (markHydrated = resolve)));
  const handleMount = () => {
    whenIdle(() => markHydrated?.(), HYDRATED_MS);
    // Parts of the page hydrate one after another, after this.
    setTimeout(() => setRenderTime(undefined), HYDRATED_MS);
    // React hydrates no further part while effects run.
    setTimeout(replayInput);
    // Idle once every part is hydrated: what is fetched or pushed before would differ from what was rendered.
    whenIdleAfterLoad(() => markInteractive?.());
  };
  // In a transition React hydrates in slices, between which the page responds.
  startTransition(() => {
    hydrateRoot(root, <AppRoot app={app} onMount={handleMount} />, {
      // React recovers; the browser tests fail on this message.
      onRecoverableError: (error, { componentStack }) =>
        console.error('The server rendered something else.', error, componentStack),
    });
  });
  return stop;
}

function renderFromScratch(root: HTMLElement, app: App, stop = startApp(app)): () => void {
  takeEarlyInput()();
  root.replaceChildren();
  createRoot(root).render(<AppRoot app={app} />);
  return stop;
}

/** The address that the server renders the current page for. */
function addressOf({ areas, router }: App): string {
  const { pathname, search } = router.state.location;
  const target = findTarget(areas.state.getState().registry, pathname);
  return target.kind === 'area' ? renderedAddress(target.mounted.mount, pathname, search) : pathname + search;
}

/** The page's query data, marked as fetched now if the page is fresh. */
function queriesOf({ queries, now }: RenderedState): DehydratedState {
  const state = queries as DehydratedState;
  const isFresh = serviceNow() - now < FRESH_MS;
  if (!isFresh) return state;
  const dataUpdatedAt = Date.now();
  return {
    ...state,
    queries: state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  };
}

/** Loads the code of the page's area; false when it cannot be loaded. */
async function loadArea({ areas, router }: App): Promise<boolean> {
  const { pathname } = router.state.location;
  const target = findTarget(areas.state.getState().registry, pathname);
  if (target.kind !== 'area') return true;
  const { name } = target.mounted.area;
  await areas.load(name);
  const loaded = areas.state.getState().loaded[name];
  await loaded?.module.prepare?.(pathname);
  return loaded !== undefined;
}

/** Whether the page's style sheets have loaded; failed ones are removed from the page. */
function hasStyles(): boolean {
  const sheets = document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
    'link[data-href], style[data-href]',
  );
  return sheets.length > 0 && [...sheets].every(({ sheet }) => sheet !== null);
}

/** Keeps the rendered content on screen when its code cannot be loaded: it can be read and its links work. */
function showServerContent(root: HTMLElement, { areas, router }: App): void {
  const html = root.querySelector('main')?.innerHTML;
  if (html) areas.state.setState({ renderedContent: { pathname: router.state.location.pathname, html } });
}
