import { laterSlots, type Restaurant } from 'shared-api/contract';

/**
 * The latest time for which a restaurant takes orders, `now` where it takes none for later: what is back by then can be
 * ordered. In milliseconds since the epoch.
 */
export function latestTime({ schedule, laterOrders }: Restaurant, now: number): number {
  return (laterOrders && laterSlots(schedule, laterOrders, now).at(-1)) ?? now;
}
