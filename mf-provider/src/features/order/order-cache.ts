import type { QueryClient } from '@tanstack/react-query';
import type { Page } from 'shared-api';
import { wordsOfStage, type Order, type OrderStage, type OrderSummary } from 'shared-api/contract';
import type { toOrderQuery } from './order-filters.ts';

/** Keys of this area's orders in the page's query cache. */
export const orderKeys = {
  all: ['provider', 'order'] as const,
  lists: ['provider', 'order', 'list'] as const,
  ofRestaurant: (restaurantId: string) => ['provider', 'order', 'list', restaurantId] as const,
  list: (restaurantId: string, query: ReturnType<typeof toOrderQuery>) =>
    ['provider', 'order', 'list', restaurantId, query] as const,
  waiting: (restaurantId: string) => ['provider', 'order', 'waiting', restaurantId] as const,
  one: (id: string) => ['provider', 'order', 'one', id] as const,
};

type OrderPage = Page<OrderSummary>;

function withOrder(page: OrderPage | undefined, order: OrderSummary): OrderPage | undefined {
  if (!page?.rows.some((row) => row.id === order.id)) return page;
  return {
    ...page,
    rows: page.rows.map((row) => (row.id === order.id && row.version <= order.version ? order : row)),
  };
}

/** Updates an order wherever it is on screen; ignores an older revision than the one shown. */
export function putOrder(client: QueryClient, order: OrderSummary | Order): void {
  client.setQueriesData<OrderPage>({ queryKey: orderKeys.lists }, (page) => withOrder(page, order));
  client.setQueryData<Order>(orderKeys.one(order.id), (known) =>
    known && known.version <= order.version ? { ...known, ...order } : known,
  );
}

/** The order as it will be once the service has accepted the change. */
export function atStage(order: OrderSummary, stage: OrderStage): OrderSummary {
  return { ...order, stage, status: wordsOfStage(stage).status };
}

/** The current order in a refusal, if it has one. */
export function orderIn(value: unknown): Order | undefined {
  const isOrder =
    typeof value === 'object' && value !== null && 'id' in value && 'stage' in value && 'history' in value;
  return isOrder ? (value as Order) : undefined;
}
