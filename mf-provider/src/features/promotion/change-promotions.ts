import type { Api } from 'shared-api';
import type { Promotion, Restaurant } from 'shared-api/contract';
import { isSame } from '../../lib/is-same.ts';
import { updateRestaurant } from '../../lib/update-restaurant.ts';

/** A promotion to save; without `id` it is a new one. */
export type PromotionInput = Omit<Promotion, 'id'> & { readonly id?: string | undefined };

/** A change of one promotion. */
export interface PromotionChange {
  /** The one that it replaces or deletes; without it, it adds one. */
  readonly id?: string | undefined;
  /** Null deletes it. */
  readonly after: PromotionInput | null;
  /** Where one is added; by default at the end. */
  readonly index?: number | undefined;
}

/** A restaurant's promotion by its id. */
export function findPromotion(
  { promotions = [] }: Pick<Restaurant, 'promotions'>,
  id: string | undefined,
): Promotion | undefined {
  return promotions.find((promotion) => promotion.id === id);
}

/** All promotions of a restaurant after a change of one. */
export function applyChange(
  promotions: readonly PromotionInput[],
  { id, after, index = promotions.length }: PromotionChange,
): PromotionInput[] {
  if (after === null) return promotions.filter((promotion) => promotion.id !== id);
  const place = id === undefined ? -1 : promotions.findIndex((promotion) => promotion.id === id);
  return place === -1 ? promotions.toSpliced(index, 0, after) : promotions.with(place, after);
}

/** Whether promotions are as a change leaves them. */
function isApplied(promotions: readonly Promotion[], { id, after }: PromotionChange): boolean {
  if (after === null) return !promotions.some((promotion) => promotion.id === id);
  return promotions.some((promotion) => isSame({ ...promotion, id: after.id && promotion.id }, after));
}

/**
 * Saves a change of one promotion; what others have changed of other promotions meanwhile stays.
 *
 * @param base the restaurant that the change was made on
 * @throws RestaurantConflict if somebody else has changed this promotion meanwhile
 */
export function changePromotions(api: Api, base: Restaurant, change: PromotionChange): Promise<Restaurant> {
  return updateRestaurant(api, {
    base,
    toChange: ({ promotions = [] }) => ({ promotions: applyChange(promotions, change) }),
    partOf: (restaurant) => findPromotion(restaurant, change.id),
    isDone: ({ promotions = [] }) => isApplied(promotions, change),
  });
}
