import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorTextOf, useApi } from 'shared-api';
import { nextBusinessDay, type Restaurant } from 'shared-api/contract';
import { lazyTexts, serviceNow } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { restaurantKeys } from '../restaurant-keys.ts';
import { putAvailability } from './availability-cache.ts';
import { switchableOf, type Availability } from './switchable.ts';
import { returnTime } from './return-time.ts';

const text = lazyTexts('provider-common');

/** What is switched. */
type Kind = 'item' | 'option';

/** A switch of one dish or option. */
interface Switching {
  readonly id: string;
  readonly name: string;
  readonly isAvailable: boolean;
  /** Says what became of it, where no switch shows it. */
  readonly isAnnounced?: boolean;
}

/**
 * Switches a dish or an option: saved at once, apart from the menu; a sold-out one returns on the next business day.
 */
export function useAvailability(restaurantId: string, kind: Kind = 'item') {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const key = restaurantKeys.one(restaurantId);
  const put = (state: Availability) => putAvailability(client, restaurantId, state);

  return useMutation({
    mutationFn: ({ id, isAvailable }: Switching): Promise<Availability> => {
      const body = { soldOutUntil: isAvailable ? null : ('next_day' as const) };
      return kind === 'item'
        ? api.restaurant.setItemAvailability({ params: { id: restaurantId, itemId: id }, body })
        : api.restaurant.setOptionAvailability({ params: { id: restaurantId, optionId: id }, body });
    },
    onMutate: async ({ id, isAvailable }) => {
      await client.cancelQueries({ queryKey: key });
      const restaurant = client.getQueryData<Restaurant>(key);
      const until = restaurant && !isAvailable ? nextBusinessDay(restaurant.schedule, serviceNow()) : null;
      const before = restaurant && switchableOf(restaurant).find((entry) => entry.id === id);
      if (before) put({ ...before, soldOutUntil: until });
      return before;
    },
    onSuccess: (state, { name, isAnnounced }) => {
      put(state);
      const { soldOutUntil } = state;
      if (!isAnnounced || soldOutUntil === null) return;
      toast.success(
        text('availability.marked', { name, time: (language) => returnTime(soldOutUntil, language) }),
      );
    },
    onError: (error, { name }, before) => {
      if (before) put(before);
      toast.error(text('availability.failed', { name, why: errorTextOf(error) }));
    },
  });
}
