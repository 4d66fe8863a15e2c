import { useMutation } from '@tanstack/react-query';
import { errorTextOf, useApi } from 'shared-api';
import type { Promotion, Restaurant } from 'shared-api/contract';
import { lazyTexts, serviceNow, useOneAtATime } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { conflictIn } from '../../lib/update-restaurant.ts';
import { useCacheRestaurant } from '../../lib/use-cache-restaurant.ts';
import { changePromotions, type PromotionChange } from './change-promotions.ts';

const text = lazyTexts('provider-promotion');

interface Action {
  readonly base: Restaurant;
  readonly change: PromotionChange;
  /** Key of the text that says so. */
  readonly done: 'ended' | 'deleted' | 'undone';
  /** Without one, it is an undo itself. */
  readonly undo?: PromotionChange;
}

/**
 * Ends and deletes promotions at once; the toast offers to undo it.
 *
 * @param onRemoved called once a deleted one is off the list
 */
export function usePromotionActions(restaurant: Restaurant, onRemoved: () => void) {
  const api = useApi();
  const cacheRestaurant = useCacheRestaurant();
  const toast = useToast();
  const oneAtATime = useOneAtATime();

  const { mutate } = useMutation({
    mutationFn: ({ base, change }: Action) => changePromotions(api, base, change),
    onSuccess: (saved, { done, undo }) => {
      cacheRestaurant(saved);
      if (done === 'deleted') onRemoved();
      if (undo) {
        const onAction = () => run({ base: saved, change: undo, done: 'undone' });
        toast.success(text(done), { action: { label: text('undo'), onAction } });
      } else {
        toast.success(text(done));
      }
    },
    onError: (failure) => {
      const theirs = conflictIn(failure);
      if (theirs) cacheRestaurant(theirs);
      toast.error(theirs ? text('changed_elsewhere') : text('failed', { why: errorTextOf(failure) }));
    },
    onSettled: oneAtATime.end,
  });
  const run = (action: Action) => oneAtATime.start(() => mutate(action));

  return {
    end: (promotion: Promotion) =>
      run({
        base: restaurant,
        change: {
          id: promotion.id,
          after: { ...promotion, until: new Date(serviceNow()).toISOString() },
        },
        done: 'ended',
        undo: { id: promotion.id, after: promotion },
      }),
    remove: (promotion: Promotion) =>
      run({
        base: restaurant,
        change: { id: promotion.id, after: null },
        done: 'deleted',
        // Under its id, so that its uses still count.
        undo: { after: promotion, index: restaurant.promotions?.indexOf(promotion) },
      }),
  };
}
