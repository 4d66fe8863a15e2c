import type { Api } from './client/client.ts';
import type { HttpOptions } from './client/http.ts';
import { createDeferredApi } from './client/load-calls.ts';
import type { Maida } from './context.tsx';
import { createLive } from './live/live.ts';
import { createNotificationStore } from './notification/notification-store.ts';
import { createSessionStore } from './session/session-store.ts';

/** Makes a page's client and stores; nothing is fetched or listened to yet. */
export function createMaida(baseUrl: string, options: Pick<HttpOptions, 'adapter'> = {}): Maida {
  const session = createSessionStore((): Api => api);
  const api = createDeferredApi({ ...options, baseUrl, onUnauthorized: () => session.getState().expire() });
  return {
    api,
    baseUrl,
    session,
    notifications: createNotificationStore(),
    live: createLive(`${baseUrl}/api/events`),
  };
}
