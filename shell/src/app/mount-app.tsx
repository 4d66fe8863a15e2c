import { hydrate, type DehydratedState } from '@tanstack/react-query';
import type { RenderedState } from 'platform/contract';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { nextTask } from 'shared-api';
import type { User } from 'shared-api/contract';
import { setRenderTime } from 'shared-ui';
import { findTarget } from '../features/area/find-target.ts';
import { beginSignedIn } from '../features/session/begin-signed-in.ts';
import { AppRoot } from './app-root.tsx';
import type { App } from './create-app.tsx';
import { takeEarlyInput } from './early-input.ts';
import { startApp } from './start-app.ts';
import { whenLoaded } from './when-at-rest.ts';

/** What a rendered page says is as good as just fetched for this long, in milliseconds; the service's clock counts. */
const FRESH_MS = 120_000;

/** All of a rendered page is alive by then, on a slow phone too. What comes on it meanwhile catches up with the time. */
const AWAKE_MS = 10_000;

/**
 * Brings the page to life: on what the server has rendered, once the code of its area is there, or on an empty page.
 * Gives the function that stops it.
 */
export async function mountApp(
  root: HTMLElement,
  app: App,
  rendered: RenderedState | undefined,
): Promise<() => void> {
  if (!rendered || rendered.address !== addressOf(app)) return mountAnew(root, app);
  hydrate(app.queryClient, queriesOf(rendered));
  // The service is asked again once the page is alive; until then it is whose page this is.
  if (rendered.session) beginSignedIn(app.context.session, rendered.session as User);
  let enliven: (() => void) | undefined;
  const stop = startApp(app, new Promise<void>((resolve) => (enliven = resolve)));
  const isStyled = hasLooks();
  if (!(await loadArea(app))) {
    if (isStyled) keepContent(root, app);
    mountAnew(root, app, stop);
    enliven?.();
    return stop;
  }
  await nextTask();
  setRenderTime(rendered.now);
  const enterAgain = takeEarlyInput();
  const handleMount = () => {
    // Parts of the page come to life one after another, after this.
    setTimeout(() => setRenderTime(undefined), AWAKE_MS);
    // A part that is not hydrated yet can't be while effects run.
    setTimeout(enterAgain);
    // Whoever does something at once needs what the answer brings: the token that changes are sent with.
    whenLoaded(() => enliven?.());
  };
  // In slices, between which the page answers; React does it in one go otherwise.
  startTransition(() => {
    hydrateRoot(root, <AppRoot app={app} onMount={handleMount} />, {
      // The page mends itself; the tests take it for a failure, so that it is never made of two opinions.
      onRecoverableError: (error, { componentStack }) =>
        console.error('The server rendered something else.', error, componentStack),
    });
  });
  return stop;
}

function mountAnew(root: HTMLElement, app: App, stop = startApp(app)): () => void {
  takeEarlyInput()();
  root.replaceChildren();
  createRoot(root).render(<AppRoot app={app} />);
  return stop;
}

function addressOf({ router }: App): string {
  const { pathname, search } = router.state.location;
  return pathname + search;
}

/** The query client's content; its answers count as fetched now, since the page was. */
function queriesOf({ queries, now }: RenderedState): DehydratedState {
  const state = queries as DehydratedState;
  const isFresh = Math.abs(Date.now() - now) < FRESH_MS;
  if (!isFresh) return state;
  const dataUpdatedAt = Date.now();
  return {
    ...state,
    queries: state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  };
}

/** Waits for the code of the page's area; false when it can't be had. */
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

/** Whether what was rendered has the style sheets that came with it; those that failed were taken away. */
function hasLooks(): boolean {
  const sheets = document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
    'link[data-href], style[data-href]',
  );
  return sheets.length > 0 && [...sheets].every(({ sheet }) => sheet !== null);
}

/** Content whose code can't be had is still worth reading, and its links still lead somewhere. */
function keepContent(root: HTMLElement, { areas, router }: App): void {
  const html = root.querySelector('main')?.innerHTML;
  if (html) areas.state.setState({ kept: { pathname: router.state.location.pathname, html } });
}
