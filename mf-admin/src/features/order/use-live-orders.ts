import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Page, useLiveEvents } from 'shared-api';
import type { OrderSummary } from 'shared-api/contract';
import { orderKeys } from './order-keys.ts';

/** However many orders come in: the page on screen is read again this often at most. */
const REFRESH_MS = 2000;

/** Keeps the orders on screen in step with what the service pushes: every order of every restaurant. */
export function useLiveOrders(): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLiveEvents((event) => {
    if (event.type !== 'order') return;
    const put = (row: OrderSummary) => (row.id === event.data.id ? event.data : row);
    client.setQueriesData<Page<OrderSummary>>(
      { queryKey: orderKeys.lists },
      (page) => page && { ...page, rows: page.rows.map(put) },
    );
    // The event carries a list's row; the history of the one that is open has to be asked for.
    void client.invalidateQueries({ queryKey: orderKeys.one(event.data.id) });
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey: orderKeys.lists });
    }, REFRESH_MS);
  });

  useEffect(() => () => clearTimeout(timer.current), []);
}
