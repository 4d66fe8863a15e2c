import { findTarget } from '../lib/find-target.ts';
import { followLanguage } from '../features/language/follow-language.ts';
import { reportPage } from '../features/report/report-page.ts';
import { followIdentity } from '../features/session/follow-identity.ts';
import { followThemeColor } from '../features/theme/theme-color.ts';
import type { Location } from 'react-router-dom';
import { watchInput } from '../lib/has-work.ts';
import { isTokenMissing } from 'shared-api';
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
  const opened = router.state.location;
  // Before anything is rendered: the page has preloaded this code.
  if (first !== undefined) void areas.load(first);
  const stops = [
    followLanguage(app.translations, router),
    followThemeColor(),
    followIdentity(context.session, app.queryClient),
    reportPage({ state: areas.state, findArea: () => areaOf(app) }),
    offerTools(app),
    watchInput(),
  ];
  const laterStops = [
    startLater(isInteractive, () => askAndFillBell(app)),
    startLater(isInteractive, () => follow(app, opened)),
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
async function askAndFillBell({ context, queryClient }: App): Promise<() => void> {
  if (isTokenMissing(context.baseUrl)) context.session.setState({ status: 'anonymous', user: null });
  else void context.session.getState().load();
  const { fillBell } = await retry(
    () => import(/* webpackChunkName: "following" */ '../features/notification/fill-bell.ts'),
  );
  return fillBell(context, queryClient);
}

/** Starts what follows the shown pages; in the same chunk. */
async function follow(app: App, opened: Location): Promise<() => void> {
  const { followPage } = await retry(() => import(/* webpackChunkName: "following" */ './follow-page.ts'));
  return followPage(app, opened);
}

/** The area of the page's address; undefined for the shell's own pages. */
function areaOf({ areas, router }: App): string | undefined {
  const target = findTarget(areas.state.getState().registry, router.state.location.pathname);
  return target.kind === 'area' ? target.mounted.area.name : undefined;
}
