import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import { useUser } from '../../lib/use-user.ts';
import { sessionKey } from './session-keys.ts';

/** The query of {@link useSessions}. */
export function sessionsQuery(api: Api, userId: string) {
  return queryOptions({
    queryKey: sessionKey(userId),
    queryFn: ({ signal }) => api.auth.sessions({}, { signal }),
  });
}

/** The user's sessions. */
export function useSessions() {
  return useQuery(sessionsQuery(useApi(), useUser().id));
}
