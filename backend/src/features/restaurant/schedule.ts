import { openingState, type Schedule } from 'shared-api/contract';
import { nextPromotionChange } from './offers.ts';
import type { RestaurantRow } from './restaurant-row.ts';

const DAY_MS = 86_400_000;

/** Opening hours of a restaurant whose owner has not chosen any. */
export const NO_HOURS: Schedule = {
  week: Array.from({ length: 7 }, () => []),
  exceptions: [],
  pausedUntil: null,
};

/** The state of a restaurant as stored with it, so that the list can be sorted by it and shows what is offered. */
export interface StoredOpening {
  readonly isClosed: boolean;
  /** When the state has to be computed again. */
  readonly dueAt: Date;
}

export function storedOpening(
  { schedule, promotions }: Pick<RestaurantRow, 'schedule' | 'promotions'>,
  now: number,
): StoredOpening {
  const { isOpen, changesAt } = openingState(schedule, now);
  const dueAt = changesAt === null ? now + DAY_MS : Date.parse(changesAt);
  return {
    isClosed: !isOpen,
    dueAt: new Date(Math.min(dueAt, nextPromotionChange(promotions, now) ?? dueAt)),
  };
}
