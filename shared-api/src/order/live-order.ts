import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isApiError } from '../client/api-error.ts';
import type { Page } from '../client/page.ts';
import type { Order, OrderSummary } from '../contract/index.ts';
import { isRecord } from '../device/is-record.ts';

/** Where an area's query cache has orders. */
export interface OrderKeys {
  /** Start of the keys of its pages of orders. */
  readonly lists: QueryKey;
  /** Key of one order with all its details. */
  readonly one: (id: string) => QueryKey;
}

/**
 * The order as known, with what has arrived of it; an older revision changes nothing. One of the same revision does:
 * a step that was shown before the service refused it is taken back that way.
 */
export function newerOrder<T extends OrderSummary>(known: T, arrived: OrderSummary): T {
  // What arrives may be a row of a list, and without the customer's tracking token.
  return known.version <= arrived.version ? { ...known, ...arrived } : known;
}

/** Updates an order wherever it is on screen; ignores an older revision than the one shown. */
export function putOrder(client: QueryClient, keys: OrderKeys, order: OrderSummary): void {
  client.setQueriesData<Page<OrderSummary>>(
    { queryKey: keys.lists },
    (page) => page && withOrder(page, order),
  );
  client.setQueryData<Order>(keys.one(order.id), (known) => known && newerOrder(known, order));
}

function withOrder(page: Page<OrderSummary>, order: OrderSummary): Page<OrderSummary> {
  if (!page.rows.some(({ id }) => id === order.id)) return page;
  return { ...page, rows: page.rows.map((row) => (row.id === order.id ? newerOrder(row, order) : row)) };
}

/** The order as somebody else has changed it, if that is why the service refused a step. */
export function currentOrder(error: unknown): Order | undefined {
  const current = isApiError(error, 'stage_changed', 'stage_not_allowed', 'conflict')
    ? error.problem?.current
    : undefined;
  return isOrder(current) ? current : undefined;
}

function isOrder(value: unknown): value is Order {
  return isRecord(value) && 'id' in value && 'stage' in value && 'history' in value;
}
