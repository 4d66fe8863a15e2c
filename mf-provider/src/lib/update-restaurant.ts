import { isApiError, type Api } from 'shared-api';
import type { Restaurant } from 'shared-api/contract';
import { isSame } from './is-same.ts';

/** Body of the update call, without the version. */
export type RestaurantChange = Omit<Parameters<Api['restaurant']['update']>[0]['body'], 'version'>;

/** A change to save. */
export interface RestaurantUpdate {
  /** The restaurant as it was read, before the change. */
  readonly base: Restaurant;
  /** Applies the change to the current restaurant. */
  readonly toChange: (current: Restaurant) => RestaurantChange;
  /** The part that changes: somebody else's change of another part is no conflict. */
  readonly partOf: (restaurant: Restaurant) => unknown;
  /** Whether a restaurant has the change already: the reply to an earlier attempt may have been lost. */
  readonly isDone?: (current: Restaurant) => boolean;
}

/** Somebody else has changed the same part meanwhile. */
export class RestaurantConflict extends Error {
  override readonly name = 'RestaurantConflict';
  readonly current: Restaurant;

  constructor(current: Restaurant) {
    super('The restaurant was changed elsewhere.');
    this.current = current;
  }
}

/** Attempts on a restaurant that others keep changing. */
const TRIES = 3;

function restaurantIn(value: unknown): Restaurant | undefined {
  const isRestaurant = typeof value === 'object' && value !== null && 'version' in value && 'menu' in value;
  return isRestaurant ? (value as Restaurant) : undefined;
}

/**
 * Saves a change conditional on the revision that was read, so that it never overwrites changes of others unasked.
 *
 * @throws RestaurantConflict with the restaurant as it now stands, when the same part was changed elsewhere
 * @throws ApiError for every other refusal
 */
export async function updateRestaurant(api: Api, update: RestaurantUpdate): Promise<Restaurant> {
  const { base, toChange, partOf, isDone = () => false } = update;
  const params = { id: base.id };
  let current = base;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await api.restaurant.update({
        params,
        body: { ...toChange(current), version: current.version },
      });
    } catch (error) {
      if (!isApiError(error, 'conflict')) throw error;
      current = restaurantIn(error.problem?.current) ?? (await api.restaurant.get({ params }));
      if (isDone(current)) return current;
      if (attempt === TRIES || !isSame(partOf(current), partOf(base))) throw new RestaurantConflict(current);
    }
  }
}

/** The restaurant of a conflict; recognized by name, as the class may exist twice on a page. */
export function conflictIn(error: unknown): Restaurant | undefined {
  const isConflict = error instanceof Error && error.name === 'RestaurantConflict' && 'current' in error;
  return isConflict ? restaurantIn(error.current) : undefined;
}
