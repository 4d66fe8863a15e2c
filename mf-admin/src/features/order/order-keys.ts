import type { toOrderQuery } from './order-filters.ts';

export type OrderQuery = ReturnType<typeof toOrderQuery>;

/** Keys of this area's orders in the page's query cache. */
export const orderKeys = {
  all: ['admin', 'order'] as const,
  lists: ['admin', 'order', 'list'] as const,
  list: (query: OrderQuery) => ['admin', 'order', 'list', query] as const,
  names: (q: string) => ['admin', 'order', 'restaurant-names', q] as const,
  storms: ['admin', 'order', 'storms'] as const,
  one: (id: string) => ['admin', 'order', 'one', id] as const,
};
