import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError, isRecord, useApi } from 'shared-api';
import { restaurantKeys } from '../restaurant-keys.ts';
import { putAvailability } from './availability-cache.ts';
import type { Availability } from './switchable.ts';

/** A dish or an option. */
export interface Counted {
  readonly restaurantId: string;
  readonly kind: 'item' | 'option';
  readonly id: string;
}

/** A number for today that replaces the one that was seen; null for none. */
interface Change {
  readonly portionsLeft: number | null;
  readonly expectedPortions: number | null;
}

/** Says how many portions there are for today: saved at once, apart from the menu. */
export function useSetPortions({ restaurantId, kind, id }: Counted) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Change): Promise<Availability> =>
      kind === 'item'
        ? api.restaurant.setItemAvailability({ params: { id: restaurantId, itemId: id }, body })
        : api.restaurant.setOptionAvailability({ params: { id: restaurantId, optionId: id }, body }),
    // What was asked for before, such as by an order's event, would put the former number back.
    onMutate: () => client.cancelQueries({ queryKey: restaurantKeys.one(restaurantId) }),
    onSuccess: (state) => putAvailability(client, restaurantId, state),
  });
}

/** The number that stands, where orders have changed it since it was seen; undefined for another failure. */
export function portionsInConflict(error: unknown): number | null | undefined {
  if (!isApiError(error, 'conflict')) return undefined;
  const current = error.problem?.current;
  const left = isRecord(current) ? current['portionsLeft'] : undefined;
  return typeof left === 'number' ? left : null;
}
