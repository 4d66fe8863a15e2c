import { openingState, type Order } from 'shared-api/contract';
import type { OrderRow } from './order-row.ts';

/**
 * Where a takeaway waits, and until when: the restaurant's closing time after it is ready. A pause stops new orders,
 * not the handing over. Null for a delivery.
 */
export function pickUpOf(row: OrderRow): Order['pickUp'] {
  if (row.order_type !== 'Takeaway') return null;
  const ready = row.promised_at ?? row.wanted_at ?? row.created_at;
  const { isOpen, changesAt } = openingState(
    { ...row.restaurant_schedule, pausedUntil: null },
    ready.getTime(),
  );
  const { restaurant_address: street, restaurant_landmark: landmark, restaurant_commune: commune } = row;
  return {
    place: lineOf(street, landmark, commune),
    address: lineOf(street, landmark),
    commune,
    until: isOpen ? changesAt : null,
  };
}

function lineOf(...parts: readonly (string | null)[]): string | null {
  return parts.filter(Boolean).join(', ') || null;
}
