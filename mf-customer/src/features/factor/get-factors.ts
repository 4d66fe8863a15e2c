import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import { useUser } from '../../lib/use-user.ts';
import { factorKey } from './factor-keys.ts';

/** The query of {@link useFactors}. */
export function factorsQuery(api: Api, userId: string) {
  return queryOptions({
    queryKey: factorKey(userId),
    queryFn: ({ signal }) => api.factor.get({}, { signal }),
  });
}

/** What the user has beside the password. */
export function useFactors() {
  return useQuery(factorsQuery(useApi(), useUser().id));
}

/** Fetches it again after a change. */
export function useRefreshFactors() {
  const client = useQueryClient();
  const { id } = useUser();
  return () => client.invalidateQueries({ queryKey: factorKey(id) });
}
