import { laterSlots, type Restaurant } from 'shared-api/contract';

/** Whether a restaurant takes orders for later at the given time, in milliseconds since the epoch. */
export function takesLaterOrders({ schedule, laterOrders }: Restaurant, now: number): boolean {
  return !!laterOrders && laterSlots(schedule, laterOrders, now).length > 0;
}
