import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import { useUser } from '../../lib/use-user.ts';
import { addressKey } from './address-keys.ts';

/** The query of {@link useAddresses}. */
export function addressesQuery(api: Api, userId: string) {
  return queryOptions({
    queryKey: addressKey(userId),
    queryFn: ({ signal }) => api.address.list({}, { signal }),
  });
}

/** The signed-in user's saved addresses. */
export function useAddresses() {
  return useQuery(addressesQuery(useApi(), useUser().id));
}

/** Refetches the addresses; resolves when they have arrived. */
export function useRefreshAddresses(): () => Promise<void> {
  const client = useQueryClient();
  const { id } = useUser();
  return () => client.invalidateQueries({ queryKey: addressKey(id) });
}
