import type { OrderSummary } from 'shared-api/contract';
import { sampleOrder, sampleRestaurant } from '../../mocks/samples.ts';
import { dueAt, inLanes, urgencyOf } from './lanes.ts';

const NOW = Date.parse('2026-11-20T19:00:00Z');
const restaurant = sampleRestaurant(1);

function order(change: Partial<OrderSummary> & { minutes?: number; age?: number }, number = 1): OrderSummary {
  const { minutes = 20, age = 10, ...rest } = change;
  const due = new Date(NOW + minutes * 60_000).toISOString();
  const stage = rest.stage ?? 'pending';
  return sampleOrder(restaurant, number, {
    orderDate: new Date(NOW - age * 60_000).toISOString(),
    expiresAt: stage === 'pending' ? due : null,
    promisedAt: stage === 'pending' ? null : due,
    ...rest,
  });
}

test.each([
  [5, 'calm'],
  [4.9, 'soon'],
  [3, 'soon'],
  [2.9, 'urgent'],
  [-1, 'urgent'],
])('an unanswered order with %d minutes left is %s', (minutes, expected) => {
  expect(urgencyOf(order({ minutes }), NOW)).toBe(expected);
});

test.each([
  [5, 'calm'],
  [4.9, 'soon'],
  [0, 'soon'],
  [-0.1, 'urgent'],
])('an order in the kitchen with %d minutes left is %s', (minutes, expected) => {
  expect(urgencyOf(order({ stage: 'confirmed', minutes }), NOW)).toBe(expected);
});

test('a takeaway that stands ready waits for its customer, a delivery does not', () => {
  const late = { stage: 'ready', minutes: -10 } as const;
  expect(dueAt(order({ ...late, orderType: 'Takeaway' }), NOW)).toBeUndefined();
  expect(urgencyOf(order({ ...late, orderType: 'Takeaway' }), NOW)).toBe('calm');
  // The kitchen has kept its time; the way takes twenty minutes more.
  expect(urgencyOf(order({ ...late, orderType: 'Delivery' }), NOW)).toBe('calm');
  expect(urgencyOf(order({ ...late, minutes: -21, orderType: 'Delivery' }), NOW)).toBe('urgent');
});

test('an order without a time limit is calm', () => {
  expect(urgencyOf(order({ expiresAt: null }), NOW)).toBe('calm');
});

test('puts late orders on top of their lane, then the oldest first', () => {
  const orders = [
    order({ stage: 'confirmed', age: 5 }, 1),
    order({ stage: 'preparing', age: 30 }, 2),
    order({ stage: 'confirmed', age: 12, minutes: -2 }, 3),
    order({ stage: 'confirmed', age: 20, minutes: -1 }, 4),
    order({ stage: 'pending', age: 1 }, 5),
    order({ stage: 'ready', age: 40 }, 6),
    order({ stage: 'delivered', age: 50 }, 7),
  ];
  const codes = (list: readonly OrderSummary[]) => list.map(({ code }) => code.slice(-1)).join('');
  const { new: fresh, cooking, ready } = inLanes(orders, NOW);
  expect([fresh, cooking, ready].map(codes)).toEqual(['5', '4321', '6']);
});
