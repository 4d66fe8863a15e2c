import type { Api } from './client/client.ts';
import type { HttpOptions } from './client/http.ts';
import { createDeferredApi } from './client/load-calls.ts';
import type { AppContext } from './app-context.tsx';
import { createLive } from './live/live.ts';
import { createNotificationStore } from './notification/notification-store.ts';
import { createSessionStore, personOf } from './session/session-store.ts';

/**
 * Creates the client and stores of a page; fetches nothing and opens no connection yet.
 *
 * @param options `hasWork`: whether the page has input that another person's page would lose
 */
export function createAppContext(
  baseUrl: string,
  {
    hasWork,
    ...options
  }: Pick<HttpOptions, 'adapter' | 'onDate'> & { readonly hasWork?: () => boolean } = {},
): AppContext {
  const session = createSessionStore((): Api => api, hasWork);
  const api = createDeferredApi({
    ...options,
    baseUrl,
    personOf: (isChange) => personOf(session.getState(), isChange),
    onOtherPerson: (isChange) => session.getState().settle(isChange),
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
