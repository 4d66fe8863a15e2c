import type { Api } from './client/client.ts';
import type { HttpOptions } from './client/http.ts';
import { createDeferredApi } from './client/load-calls.ts';
import type { AppContext } from './app-context.tsx';
import { createLive } from './live/live.ts';
import { createNotificationStore } from './notification/notification-store.ts';
import { createSessionStore } from './session/session-store.ts';

/** Creates the client and stores of a page; fetches nothing and opens no connection yet. */
export function createAppContext(baseUrl: string, options: Pick<HttpOptions, 'adapter'> = {}): AppContext {
  const session = createSessionStore((): Api => api);
  const api = createDeferredApi({
    ...options,
    baseUrl,
    onUnauthorized: () => session.getState().expire(),
    onVerificationRequired: () => session.getState().verify(),
  });
  return {
    api,
    baseUrl,
    session,
    notifications: createNotificationStore(),
    live: createLive(baseUrl, () => session.getState().user?.id ?? null),
  };
}
