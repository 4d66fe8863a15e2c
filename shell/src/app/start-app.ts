import { findTarget } from '../lib/find-target.ts';
import { followLanguage } from '../features/language/follow-language.ts';
import { followCanonical } from '../features/navigation/follow-canonical.ts';
import { reportPage } from '../features/report/report-page.ts';
import { followIdentity } from '../features/session/follow-identity.ts';
import { followThemeColor } from '../features/theme/theme-color.ts';
import { readTheme, watchTheme } from '../features/theme/theme.ts';
import { isTokenMissing, type AppContext } from 'shared-api';
import { retry } from 'shared-ui';
import type { App } from './create-app.tsx';
import { offerTools } from './offer-tools.ts';

/**
 * Starts a page's app in the browser. Returns the function that stops it.
 *
 * @param isInteractive resolves once a rendered page is interactive; only then the service is asked who is signed in
 */
export function startApp(app: App, isInteractive: Promise<unknown> = Promise.resolve()): () => void {
  const { context, areas, router } = app;
  const first = areaOf(app);
  const firstPath = router.state.location.pathname;
  // Before anything is rendered: the page has preloaded this code.
  if (first !== undefined) void areas.load(first);
  const stops = [
    followLanguage(app.translations),
    followThemeColor(),
    followCanonical(router, (pathname) => isForEverybody(areas, pathname)),
    followIdentity(context.session, app.queryClient),
    reportPage({ state: areas.state, findArea: () => areaOf(app) }),
    offerTools(app),
  ];
  const laterStops = [
    startLater(isInteractive, () => askAndFillBell(context)),
    startLater(isInteractive, () => saveOpened(app, firstPath)),
  ];
  return () => {
    for (const stop of laterStops) stop();
    for (const stop of stops) stop();
    context.live.stop();
    router.dispose();
  };
}

/** Starts something with code of its own once the page is interactive; returns the function that stops it. */
function startLater(isInteractive: Promise<unknown>, start: () => Promise<() => void>): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  isInteractive.then(start).then(
    (stopIt) => {
      if (isOver) stopIt();
      else stop = stopIt;
    },
    (error: unknown) => console.error('Code for the interactive page could not be loaded.', error),
  );
  return () => {
    isOver = true;
    stop?.();
  };
}

/** Fetches who is signed in, which loads the code for calls, and fills the bell. */
async function askAndFillBell(context: AppContext): Promise<() => void> {
  if (isTokenMissing(context.baseUrl)) context.session.setState({ status: 'anonymous', user: null });
  else void context.session.getState().load();
  const { fillBell } = await retry(
    () => import(/* webpackChunkName: "following" */ '../features/notification/fill-bell.ts'),
  );
  return fillBell(context);
}

/** Saves opened pages for offline reading; in the same chunk. */
async function saveOpened(app: App, firstPath: string): Promise<() => void> {
  const { areas, context, router, translations } = app;
  const { saveForOffline } = await retry(
    () => import(/* webpackChunkName: "following" */ '../features/connection/save-for-offline.ts'),
  );
  return saveForOffline({
    firstPath,
    registry: () => areas.state.getState().registry,
    loadedAreas: () => Object.keys(areas.state.getState().loaded),
    theme: { read: readTheme, watch: watchTheme },
    router,
    translations,
    session: context.session,
  });
}

/** The area of the page's address; undefined for the shell's own pages. */
function areaOf({ areas, router }: App): string | undefined {
  const target = findTarget(areas.state.getState().registry, router.state.location.pathname);
  return target.kind === 'area' ? target.mounted.area.name : undefined;
}

function isForEverybody({ state }: App['areas'], pathname: string): boolean {
  const target = findTarget(state.getState().registry, pathname);
  return target.kind === 'area' && target.mounted.mount.roles === undefined;
}
