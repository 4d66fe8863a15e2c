import { findTarget } from '../features/area/find-target.ts';
import { keepForOffline } from '../features/connection/keep-for-offline.ts';
import { followLanguage } from '../features/language/follow-language.ts';
import { followCanonical } from '../features/navigation/follow-canonical.ts';
import { followNotifications } from '../features/notification/follow-notifications.ts';
import { followOwnOrders } from '../features/notification/follow-own-orders.ts';
import { reportPage } from '../features/report/report-page.ts';
import { followIdentity } from '../features/session/follow-identity.ts';
import { followThemeColor } from '../features/theme/theme-color.ts';
import { readTheme, watchTheme } from '../features/theme/theme.ts';
import type { App } from './create-app.tsx';
import { offerTools } from './offer-tools.ts';

/** Sets a page's app going in the browser. Gives the function that stops it. */
export function startApp(app: App): () => void {
  const { maida, areas, router } = app;
  const first = areaOf(app);
  // Before anything is rendered: the page has asked the browser for this code already.
  if (first !== undefined) void areas.load(first);
  const stops = [
    followLanguage(app.translations),
    followThemeColor(),
    followCanonical(router, (pathname) => isForEverybody(areas, pathname)),
    followIdentity(maida.session, app.queryClient),
    followNotifications(maida),
    // After the account's bell: whoever signs out leaves it to the device's.
    followOwnOrders(maida),
    reportPage({ state: areas.state, findArea: () => areaOf(app) }),
    keepForOffline({
      registry: () => areas.state.getState().registry,
      loadedAreas: () => Object.keys(areas.state.getState().loaded),
      theme: { read: readTheme, watch: watchTheme },
      router,
      translations: app.translations,
      session: maida.session,
    }),
    offerTools(app),
  ];
  void maida.session.getState().load();
  return () => {
    for (const stop of stops) stop();
    maida.live.stop();
    router.dispose();
  };
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
