import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, useSession, type Api } from 'shared-api';
import type { Address } from 'shared-api/contract';

const NONE: readonly Address[] = [];

/** The query of {@link useSavedAddresses}; the customer area uses the same key. */
export function addressesQuery(api: Api, userId: string | undefined) {
  return queryOptions({
    queryKey: ['address', userId],
    queryFn: ({ signal }) => api.address.list({}, { signal }),
    enabled: userId !== undefined,
  });
}

/** The addresses that the signed-in customer has saved. */
export function useSavedAddresses(): readonly Address[] {
  const userId = useSession((session) => session.user?.id);
  return useQuery(addressesQuery(useApi(), userId)).data ?? NONE;
}
