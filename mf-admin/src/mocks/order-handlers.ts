import type { HttpHandler } from 'msw';
import { MAX_PAGE_SIZE, type Order, type OrderEvent, type OrderStage } from 'shared-api/contract';
import {
  getById,
  mock,
  withStage,
  oneOrderMocks,
  ORDER_SORTS,
  paginate,
  replaceById,
} from 'shared-api/standalone';
import { hasText, matchesFilter } from './matches.ts';
import type { SampleService } from './sample-state.ts';

function matchesQuery(order: Order, query: URLSearchParams): boolean {
  const day = order.orderDate.slice(0, 10);
  return (
    hasText(query, order.code, order.phone, order.customerName) &&
    matchesFilter(query, 'status', order.status) &&
    matchesFilter(query, 'restaurantName', order.restaurant.name) &&
    (query.get('from') ?? '') <= day &&
    day <= (query.get('to') ?? '9999')
  );
}

/** Moves an order, as the service does. */
export function moveOrder(
  service: SampleService,
  id: string,
  stage: OrderStage,
  by: OrderEvent['by'] = 'provider',
  reason: string | null = null,
): Order {
  const next = withStage(getById(service.orders, id), stage, { by, reason });
  service.orders = replaceById(service.orders, next);
  return next;
}

/** An admin's calls about orders. */
export function orderHandlers(service: SampleService): HttpHandler[] {
  return [
    mock('order', 'restaurantNames', ({ query }) => {
      const beginning = (query.get('q') ?? '').toLowerCase();
      return [...new Set(service.orders.map(({ restaurant }) => restaurant.name))]
        .filter((name) => name.toLowerCase().startsWith(beginning))
        .sort((a, b) => a.localeCompare(b))
        .slice(0, MAX_PAGE_SIZE);
    }),
    mock('order', 'storms', () => service.storms),
    mock('order', 'list', ({ query }) =>
      paginate(
        service.orders
          .filter((order) => matchesQuery(order, query))
          .toSorted(ORDER_SORTS[query.get('sort') ?? 'newest']),
        query,
      ),
    ),
    ...oneOrderMocks(service, (id, stage, reason) => moveOrder(service, id, stage, 'admin', reason)),
  ];
}
