import { countDishes, createStoredBaskets, withFilledBasket } from './device-baskets.ts';

const LINE = { id: 'a', quantity: 2, note: '' };

beforeEach(() => localStorage.clear());

test('counts the dishes of a restaurant with their quantities', () => {
  const baskets = { one: { lines: [LINE, { ...LINE, id: 'b', quantity: 3 }] }, two: { lines: [LINE] } };
  expect(countDishes(baskets, 'one')).toBe(5);
  expect(countDishes(baskets, 'three')).toBe(0);
});

test.each([
  null,
  'text',
  [],
  { one: 3 },
  { one: { lines: 'broken' } },
  { one: { lines: [null, { quantity: 'x' }] } },
])('counts and replaces nothing in the stored value %j', (stored) => {
  localStorage.setItem('maida.baskets', JSON.stringify(stored));
  const baskets = createStoredBaskets().read();
  expect(countDishes(baskets, 'one')).toBe(0);
  expect(withFilledBasket(baskets, 'one', { lines: [LINE], orderType: 'Delivery' })).toMatchObject({
    one: { lines: [LINE] },
  });
});

test('fills one basket and leaves the others as they are', () => {
  const baskets = { one: { lines: [LINE], note: 'old' }, two: { lines: [LINE], other: 'field' } };
  const filled = withFilledBasket(baskets, 'one', {
    lines: [{ ...LINE, quantity: 1 }],
    orderType: 'Takeaway',
  });
  expect(filled).toEqual({
    two: { lines: [LINE], other: 'field' },
    one: { lines: [{ ...LINE, quantity: 1 }], orderType: 'Takeaway', note: '', attempt: null },
  });
});

test('an order without an answer stays under its key', () => {
  const attempt = { key: 'k', bodies: [], sentAt: 1 };
  const filled = withFilledBasket({ one: { lines: [], attempt } }, 'one', {
    lines: [LINE],
    orderType: 'Takeaway',
  });
  expect(filled['one']).toMatchObject({ lines: [LINE], attempt });
});
