import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';

const ownerKey = (providerId: string) => ['provider', 'owner', providerId] as const;

/** The query of {@link useOwner}. */
export function ownerQuery(api: Api, providerId: string) {
  return queryOptions({
    queryKey: ownerKey(providerId),
    queryFn: async ({ signal }) => {
      const provider = await api.provider.get({ params: { id: providerId } }, { signal });
      return api.user.get({ params: { id: provider.user.id } }, { signal });
    },
  });
}

/** The account behind a restaurant's provider; for admins. */
export function useOwner(providerId: string) {
  return useQuery(ownerQuery(useApi(), providerId));
}
