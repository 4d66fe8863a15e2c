import assert from 'node:assert/strict';
import type { AnswerChange, Order } from 'shared-api/contract';
import type { TestService } from '../../../../test/support/test-service.ts';
import { place, type OrderReply, type TestRestaurant } from '../../restaurant/testing.ts';
import { moveOrder } from '../testing.ts';
import { endSilence } from './answer-change.ts';

/** A proposal of a restaurant without what it changes. */
const PROPOSAL = { minutes: 10, onSilence: 'declined' } as const;

/** Both sides of changes at `service`; what a customer sees is read at `second`, another instance. */
export function changesAt(service: TestService, second: TestService) {
  /** The order as its customer sees it. */
  async function track({ trackingToken }: Order): Promise<Order> {
    const reply = await second.guest().get<Order>(`/api/orders/track/${trackingToken}`);
    assert.equal(reply.status, 200, reply.text);
    return reply.body;
  }
  return {
    track,
    async accepted(kitchen: TestRestaurant, changes: Parameters<typeof place>[2] = {}): Promise<Order> {
      const order = await place(service.guest(), kitchen, { orderType: 'Delivery', ...changes });
      await moveOrder(kitchen, order, ['confirmed']);
      return track(order);
    },
    propose(kitchen: TestRestaurant, { id, version }: Order, change: object) {
      return kitchen.owner.post<OrderReply>(`/api/orders/${id}/changes`, { ...PROPOSAL, version, ...change });
    },
    ask({ trackingToken, version }: Order, change: object) {
      const path = `/api/orders/track/${trackingToken}/changes`;
      return service.guest().post<OrderReply>(path, { version, ...change });
    },
    answer(order: Order, given: AnswerChange, from = service) {
      const path = `/api/orders/track/${order.trackingToken}/changes/${order.openChange?.id}/answer`;
      return from.guest().put<OrderReply>(path, given);
    },
    /** What the worker does about proposals without an answer. */
    silence(at: number, { context }: TestService = service): Promise<void> {
      return endSilence({ ...context, clock: () => at });
    },
  };
}

/** The id of a line of an order. */
export const lineOf = ({ items }: Order, index: number) => items[index]?.id ?? '';
/** Name, number and price of each line. */
export const linesOf = ({ items }: Order) =>
  items.map(({ name, quantity, price }) => [name, quantity, price]);
