import { useSyncExternalStore } from 'react';
import { createStoredValue, isRecord } from 'shared-api';
import type { OrderSummary } from 'shared-api/contract';

const MAX_TICKETS = 200;

/** What a change makes wrong on a printed ticket. */
interface Ticket {
  readonly id: string;
  readonly dishes: string;
  readonly promisedAt: string | null;
}

const NO_TICKETS: readonly Ticket[] = [];

function isTicket(value: unknown): value is Ticket {
  if (!isRecord(value)) return false;
  const { id, dishes, promisedAt } = value as Partial<Record<keyof Ticket, unknown>>;
  return (
    typeof id === 'string' &&
    typeof dishes === 'string' &&
    (promisedAt === null || typeof promisedAt === 'string')
  );
}

/** Tickets that this device has printed, the last one first. */
const storedTickets = createStoredValue<readonly Ticket[]>({
  key: 'maida.orders.printed',
  version: 1,
  fallback: NO_TICKETS,
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isTicket) : undefined),
});
/** Cards of this page: `subscribe` reports what others write. */
const listeners = new Set<() => void>();

function ticketOf({ id, items, totalAmount, promisedAt }: OrderSummary): Ticket {
  const dishes = items.map(({ itemId, quantity }) => [itemId, quantity]);
  return { id, dishes: JSON.stringify([totalAmount, dishes]), promisedAt };
}

/** Stores what stands on a ticket that is printed. */
export function storePrinted(order: OrderSummary): void {
  const others = storedTickets.read().filter(({ id }) => id !== order.id);
  storedTickets.write([ticketOf(order), ...others].slice(0, MAX_TICKETS));
  for (const listener of listeners) listener();
}

/** Whether an order has been changed since this device printed its ticket. */
export function useIsOutdated(order: OrderSummary): boolean {
  const tickets = useSyncExternalStore(watch, storedTickets.read, () => NO_TICKETS);
  const printed = tickets.find(({ id }) => id === order.id);
  if (!printed) return false;
  const { dishes, promisedAt } = ticketOf(order);
  // One that was printed before the order was accepted has no time.
  const isLater = printed.promisedAt !== null && printed.promisedAt !== promisedAt;
  return isLater || printed.dishes !== dishes;
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  const stop = storedTickets.subscribe(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
