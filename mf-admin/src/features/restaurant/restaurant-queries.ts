import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi, useErrorText } from 'shared-api';
import type { RestaurantSummary } from 'shared-api/contract';
import { useToast } from 'shared-ui/toast';
import type { toRestaurantQuery } from './restaurant-filters.ts';

type RestaurantQuery = ReturnType<typeof toRestaurantQuery>;
type Named = Pick<RestaurantSummary, 'id' | 'name'>;

/** One page of all restaurants; the previous page stays on screen while it loads. */
export function useRestaurants(query: RestaurantQuery) {
  const api = useApi();
  return useQuery({
    queryKey: ['admin', 'restaurant', 'list', query],
    queryFn: ({ signal }) => api.restaurant.list({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Refetches restaurants in every area: visitors and owners list them too. */
function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}

/** Restores a deleted restaurant. */
export function useRestoreRestaurant() {
  const api = useApi();
  const toast = useToast();
  const errorText = useErrorText();
  const refresh = useRefresh();
  const { t } = useTranslation('admin-restaurant');
  return useMutation({
    mutationFn: ({ id }: Named) => api.restaurant.restore({ params: { id } }),
    onSuccess: (_, { name }) => toast.success(t('restore.done', { name })),
    onError: (error, { name }) => toast.error(t('restore.failed', { name, why: errorText(error) })),
    onSettled: refresh,
  });
}

/** Deletes a restaurant; the toast offers to undo it. */
export function useRemoveRestaurant(onRemoved: () => void) {
  const api = useApi();
  const toast = useToast();
  const refresh = useRefresh();
  const { mutate: restore } = useRestoreRestaurant();
  const { t } = useTranslation('admin-restaurant');
  return useMutation({
    mutationFn: ({ id }: Named) => api.restaurant.remove({ params: { id } }),
    onSuccess: (_, restaurant) => {
      onRemoved();
      toast.show(t('remove.done', { name: restaurant.name }), {
        action: { label: t('remove.undo'), onAction: () => restore(restaurant) },
      });
    },
    onSettled: refresh,
  });
}
