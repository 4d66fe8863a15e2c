import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from 'shared-api';
import { useUser } from '../../lib/use-user.ts';
import { factorKey } from './factor-key.ts';

/** What the user has beside the password. */
export function useFactors() {
  const api = useApi();
  const { id } = useUser();
  return useQuery({
    queryKey: factorKey(id),
    queryFn: ({ signal }) => api.factor.get({}, { signal }),
  });
}

/** Fetches it again after a change. */
export function useRefreshFactors() {
  const client = useQueryClient();
  const { id } = useUser();
  return () => client.invalidateQueries({ queryKey: factorKey(id) });
}
