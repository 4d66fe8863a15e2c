import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorTextOf, useApi } from 'shared-api';
import type { RestaurantSummary } from 'shared-api/contract';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';

const text = lazyTexts('admin-restaurant');

type Named = Pick<RestaurantSummary, 'id' | 'name'>;

/** Refetches restaurants in every area: visitors and owners list them too. */
function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}

/** Restores a deleted restaurant. */
export function useRestoreRestaurant() {
  const api = useApi();
  const toast = useToast();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id }: Named) => api.restaurant.restore({ params: { id } }),
    onSuccess: (_, { name }) => toast.success(text('restore.done', { name })),
    onError: (error, { name }) => toast.error(text('restore.failed', { name, why: errorTextOf(error) })),
    onSettled: refresh,
  });
}

/** Deletes a restaurant; the toast offers to undo it. */
export function useRemoveRestaurant(onRemoved: () => void) {
  const api = useApi();
  const toast = useToast();
  const refresh = useRefresh();
  const { mutate: restore } = useRestoreRestaurant();
  return useMutation({
    mutationFn: ({ id }: Named) => api.restaurant.remove({ params: { id } }),
    onSuccess: (_, restaurant) => {
      onRemoved();
      toast.show(text('remove.done', { name: restaurant.name }), {
        action: { label: text('remove.undo'), onAction: () => restore(restaurant) },
      });
    },
    onSettled: refresh,
  });
}
