import type { Location } from 'react-router-dom';
import { saveForOffline } from '../features/connection/save-for-offline.ts';
import { watchClock } from '../features/connection/watch-clock.ts';
import { followAccountLanguage } from '../features/language/follow-account-language.ts';
import { followCanonical } from '../features/navigation/follow-canonical.ts';
import { readTheme, watchTheme } from '../features/theme/theme.ts';
import { followSession } from '../features/session/follow-session.ts';
import { followTypeface } from '../features/typeface/follow-typeface.ts';
import { findTarget } from '../lib/find-target.ts';
import type { App } from './create-app.tsx';

/**
 * What follows the shown pages and nobody waits for: the copies for offline reading, the addresses for search engines,
 * the account's language, who is signed in, the device's clock, the typeface. Returns the function that stops it.
 *
 * @param opened where the page was opened: the visitor may have gone on before this code was loaded
 */
export function followPage(app: App, opened: Location): () => void {
  const { areas, context, router, translations } = app;
  const stops = [
    saveForOffline({
      firstPath: opened.pathname,
      registry: () => areas.state.getState().registry,
      loadedAreas: () => Object.keys(areas.state.getState().loaded),
      theme: { read: readTheme, watch: watchTheme },
      router,
      translations,
      session: context.session,
    }),
    followCanonical(router, (pathname) => isForEverybody(areas, pathname), opened),
    followSession(context),
    watchClock(() => context.api.settings.get()),
    followAccountLanguage(context.session, translations),
    followTypeface(translations),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function isForEverybody({ state }: App['areas'], pathname: string): boolean {
  const target = findTarget(state.getState().registry, pathname);
  return target.kind === 'area' && target.mounted.mount.roles === undefined;
}
