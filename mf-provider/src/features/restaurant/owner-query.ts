import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from 'shared-api';
import { restaurantKeys } from '../../lib/restaurant-queries.ts';

const ownerKey = (providerId: string) => ['provider', 'owner', providerId] as const;

/** The account behind a restaurant's provider; for admins. */
export function useOwner(providerId: string) {
  const api = useApi();
  return useQuery({
    queryKey: ownerKey(providerId),
    queryFn: async ({ signal }) => {
      const provider = await api.provider.get({ params: { id: providerId } }, { signal });
      return api.user.get({ params: { id: provider.user.id } }, { signal });
    },
  });
}

/** Confirms the owner, which makes the restaurant public. */
export function useConfirmOwner(providerId: string, onConfirmed: () => void) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => api.user.confirm({ params: { id: userId }, body: { confirmed: true } }),
    onSuccess: (user) => {
      client.setQueryData(ownerKey(providerId), user);
      void client.invalidateQueries({ queryKey: restaurantKeys.all });
      onConfirmed();
    },
  });
}
