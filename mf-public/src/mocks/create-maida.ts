import {
  createApi,
  createHttp,
  createLive,
  createNotificationStore,
  createSessionStore,
  type Api,
  type Maida,
} from 'shared-api';

/** What the shell makes for a page, for one without a shell. */
export function createMaida(baseUrl: string): Maida {
  const session = createSessionStore((): Api => api);
  const api = createApi(createHttp({ baseUrl, onUnauthorized: () => session.getState().expire() }));
  return {
    api,
    baseUrl,
    session,
    notifications: createNotificationStore(),
    live: createLive(`${baseUrl}/api/events`),
  };
}
