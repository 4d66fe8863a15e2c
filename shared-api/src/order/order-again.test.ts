import { orderAgainState, readOrderAgain } from './order-again.ts';

const ORDER = {
  orderType: 'Takeaway',
  items: [{ itemId: 'a', name: 'Mafé', quantity: 2, price: 110, note: null }],
} as const;

test('a menu reads the order that a link passes', () => {
  const state: unknown = JSON.parse(JSON.stringify({ restaurant: {}, ...orderAgainState(ORDER) }));
  expect(readOrderAgain(state)).toEqual(ORDER);
});

test.each([
  null,
  {},
  { orderAgain: 'text' },
  { orderAgain: { ...ORDER, items: [] } },
  { orderAgain: { ...ORDER, orderType: 'Drone' } },
  { orderAgain: { ...ORDER, items: [{ ...ORDER.items[0], quantity: 0 }] } },
  { orderAgain: { ...ORDER, items: [null] } },
])('ignores the state %j', (state) => {
  expect(readOrderAgain(state)).toBeUndefined();
});
