import {
  wordsOfStage,
  type Order,
  type OrderEvent,
  type OrderStage,
  type Settings,
} from '../contract/index.ts';
import { MockProblem } from './mock-api.ts';

/** Settings of a site that has just been set up. */
export const SAMPLE_SETTINGS: Settings = {
  contactEmail: 'contact@maida.example',
  contactPhone: null,
  social: { facebook: null, instagram: null, x: null },
  acceptanceMinutes: 10,
  phoneDigits: 10,
  version: 1,
};

/** How a list of orders is sorted, by the word of the query. */
export const ORDER_SORTS: Readonly<Record<string, (a: Order, b: Order) => number>> = {
  newest: (a, b) => b.orderDate.localeCompare(a.orderDate),
  oldest: (a, b) => a.orderDate.localeCompare(b.orderDate),
  highest: (a, b) => b.totalAmount - a.totalAmount,
  lowest: (a, b) => a.totalAmount - b.totalAmount,
};

/** The entry of a list with this id. @throws MockProblem `not_found` if there is none */
export function getById<T extends { id: string }>(list: readonly T[], id: string | undefined): T {
  const found = list.find((candidate) => candidate.id === id);
  if (!found) throw new MockProblem(404, 'not_found');
  return found;
}

/** Copies a list with one entry replaced by its new state. */
export function replaceById<T extends { id: string }>(list: readonly T[], next: T): T[] {
  return list.map((known) => (known.id === next.id ? next : known));
}

/** An order after a change of stage that the service has accepted. */
export function withStage(
  order: Order,
  stage: OrderStage,
  move: Pick<OrderEvent, 'by'> & Partial<OrderEvent>,
): Order {
  const event = { stage, at: new Date().toISOString(), reason: null, minutes: null, ...move };
  return {
    ...order,
    stage,
    status: wordsOfStage(stage).status,
    version: order.version + 1,
    history: [...order.history, event],
  };
}
