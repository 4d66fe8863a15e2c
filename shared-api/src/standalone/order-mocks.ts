import type { HttpHandler } from 'msw';
import type { Order, OrderStage } from '../contract/index.ts';
import { mock, MockProblem } from './mock-api.ts';
import { getById } from './samples.ts';

/**
 * Reading one order, and moving it on from the stage that the caller has seen.
 *
 * @param service holds the orders
 * @param move moves an order and gives it as it is then
 */
export function oneOrderMocks(
  service: { readonly orders: readonly Order[] },
  move: (id: string, stage: OrderStage, reason: string | null) => Order,
): HttpHandler[] {
  return [
    mock('order', 'get', ({ params }) => getById(service.orders, params['id'])),
    mock('order', 'changeStatus', ({ params, body }) => {
      const order = getById(service.orders, params['id']);
      if (order.stage !== body.expectedStage) throw new MockProblem(409, 'stage_changed', { current: order });
      return move(order.id, body.stage, body.reason ?? null);
    }),
  ];
}
