import type { QueryClient } from '@tanstack/react-query';
import type { Page } from 'shared-api';
import type { Order, OrderSummary } from 'shared-api/contract';
import { orderKeys } from '../../lib/order-keys.ts';

/** Updates an order wherever it is on screen; ignores an older revision than the one shown. */
export function putOrder(client: QueryClient, order: OrderSummary): void {
  client.setQueriesData<Page<OrderSummary>>(
    { queryKey: orderKeys.lists },
    (page) => page && withOrder(page, order),
  );
  client.setQueryData<Order>(orderKeys.one(order.id), (known) =>
    known && known.version < order.version ? { ...known, ...order } : known,
  );
}

function withOrder(page: Page<OrderSummary>, order: OrderSummary): Page<OrderSummary> {
  // Pushed orders have no tracking token.
  const rows = page.rows.map((row) =>
    row.id === order.id && row.version < order.version ? { ...row, ...order } : row,
  );
  return { ...page, rows };
}
