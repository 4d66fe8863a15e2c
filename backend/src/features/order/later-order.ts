import { laterSlots, type LaterOrders, type OrderSlot, type Schedule } from 'shared-api/contract';
import { ServiceError } from '../../infra/http/service-error.ts';
import { openingOf } from '../restaurant/presenter.ts';
import type { CreateOrder, OrderedRestaurant } from './order-facts.ts';
import type { SlotsTaken } from './slots-sql.ts';

const MINUTE_MS = 60_000;
/** How many other times a refusal names. */
const OFFERED = 6;

/** The times of an order for later, in milliseconds since the epoch. */
export interface LaterTimes {
  readonly wantedAt: number;
  /** When the kitchen has to begin, so that it is ready, and at the door, by then. */
  readonly prepareAt: number;
  /** Orders that the slot takes; null: any number. */
  readonly capacity: number | null;
}

/** The slots of a restaurant with the room that they have. */
export function slotsOf(
  schedule: Schedule,
  later: LaterOrders,
  taken: SlotsTaken | null,
  now: number,
): OrderSlot[] {
  const { slotCapacity: capacity } = later;
  return laterSlots(schedule, later, now).map((at) => ({
    at: new Date(at).toISOString(),
    left: capacity === null ? null : Math.max(0, capacity - (taken?.[at] ?? 0)),
  }));
}

/**
 * Checks that a restaurant takes the order for the time that its customer wants.
 *
 * @throws ServiceError `slot_full` with the next times in `current.slots`; `restaurant_closed` if it takes none
 *   for later
 */
export function checkSlot(
  wantedAt: number,
  { orderType }: CreateOrder,
  restaurant: OrderedRestaurant,
  now: number,
): LaterTimes {
  const { schedule, later_orders: later, missing, prep_minutes: cooking, delivery_minutes: way } = restaurant;
  if (later === null || missing.length > 0) {
    throw new ServiceError('restaurant_closed', { current: { opening: openingOf(restaurant, now) } });
  }
  const slots = slotsOf(schedule, later, restaurant.slots_taken, now);
  const free = slots.filter(({ left }) => left !== 0);
  if (!free.some(({ at }) => Date.parse(at) === wantedAt)) {
    const after = free.filter(({ at }) => Date.parse(at) > wantedAt);
    const before = free.slice(0, free.length - after.length);
    const next =
      after.length < OFFERED ? [...before.slice(after.length - OFFERED), ...after] : after.slice(0, OFFERED);
    throw new ServiceError('slot_full', { current: { slots: next } });
  }
  const minutes = cooking + (orderType === 'Delivery' ? way : 0);
  const prepareAt = Math.max(now, wantedAt - minutes * MINUTE_MS);
  return { wantedAt, prepareAt, capacity: later.slotCapacity };
}
