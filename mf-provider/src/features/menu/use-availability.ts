import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi, useErrorText } from 'shared-api';
import type { MenuItem, Restaurant } from 'shared-api/contract';
import { useToast } from 'shared-ui/toast';
import { nextMorning } from '../../lib/clock.ts';
import { restaurantKeys } from '../../lib/restaurant-queries.ts';

interface Switching {
  readonly itemId: string;
  readonly name: string;
  readonly isSoldOut: boolean;
}

function withItem(restaurant: Restaurant, itemId: string, change: Partial<MenuItem>): Restaurant {
  return {
    ...restaurant,
    menu: restaurant.menu.map((category) => ({
      ...category,
      items: category.items.map((item) => (item.id === itemId ? { ...item, ...change } : item)),
    })),
  };
}

/** The sold-out switch: saved immediately, apart from the menu, and reset the next morning. */
export function useAvailability(restaurantId: string) {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const { t } = useTranslation('provider-menu');
  const key = restaurantKeys.one(restaurantId);
  const put = (itemId: string, change: Partial<MenuItem>) =>
    client.setQueryData<Restaurant>(key, (known) => known && withItem(known, itemId, change));
  const until = (isSoldOut: boolean) => (isSoldOut ? nextMorning(Date.now()) : null);

  return useMutation({
    mutationFn: ({ itemId, isSoldOut }: Switching) =>
      api.restaurant.setItemAvailability({
        params: { id: restaurantId, itemId },
        body: { soldOutUntil: until(isSoldOut) },
      }),
    onMutate: async ({ itemId, isSoldOut }) => {
      await client.cancelQueries({ queryKey: key });
      put(itemId, { soldOutUntil: until(isSoldOut) });
    },
    onSuccess: (item) => put(item.id, item),
    onError: (error, { itemId, name, isSoldOut }) => {
      put(itemId, { soldOutUntil: until(!isSoldOut) });
      toast.error(t('item.sold_out_failed', { name, why: errorText(error) }));
    },
  });
}
