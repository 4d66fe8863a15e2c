import { orderAgainState, readOrderAgain } from './order-again.ts';

const ORDER = {
  orderType: 'Takeaway',
  items: [{ itemId: 'a', name: 'Mafé', quantity: 2, price: 110, note: null }],
} as const;

test('a menu reads the order that a link passes', () => {
  const state: unknown = JSON.parse(JSON.stringify({ restaurant: {}, ...orderAgainState(ORDER) }));
  expect(readOrderAgain(state)).toEqual(ORDER);
});

test('it says what was chosen, in the words of its customer', () => {
  const cheese = { id: 'o', group: 'Extras', name: 'Fromage', quantity: 2, price: 10 };
  const options = [{ ...cheese, shown: { name: 'Cheese', language: 'en' as const } }];
  const order = { ...ORDER, items: [{ ...ORDER.items[0], options }] };
  const state: unknown = JSON.parse(JSON.stringify(orderAgainState(order)));
  expect(readOrderAgain(state)?.items[0]?.options).toEqual([{ id: 'o', name: 'Cheese', quantity: 2 }]);
});

test.each([
  null,
  {},
  { orderAgain: 'text' },
  { orderAgain: { ...ORDER, items: [] } },
  { orderAgain: { ...ORDER, orderType: 'Drone' } },
  { orderAgain: { ...ORDER, items: [{ ...ORDER.items[0], quantity: 0 }] } },
  { orderAgain: { ...ORDER, items: [null] } },
  {
    orderAgain: {
      ...ORDER,
      items: [{ ...ORDER.items[0], options: [{ id: 'o', name: 'Egg', quantity: 0 }] }],
    },
  },
])('ignores the state %j', (state) => {
  expect(readOrderAgain(state)).toBeUndefined();
});
