import { countDishes, withFilledBasket } from './device-baskets.ts';

const LINE = { id: 'a', quantity: 2, note: '' };

test('the dishes of a restaurant are counted with their quantities', () => {
  const stored = { one: { lines: [LINE, { ...LINE, id: 'b', quantity: 3 }] }, two: { lines: [LINE] } };
  expect(countDishes(stored, 'one')).toBe(5);
  expect(countDishes(stored, 'three')).toBe(0);
});

test.each([
  null,
  'text',
  [],
  { one: 3 },
  { one: { lines: 'broken' } },
  { one: { lines: [null, { quantity: 'x' }] } },
])('what is no basket counts nothing: %p', (stored) => {
  expect(countDishes(stored, 'one')).toBe(0);
  expect(withFilledBasket(stored, 'one', { lines: [LINE], orderType: 'Delivery' })).toMatchObject({
    one: { lines: [LINE] },
  });
});

test('one basket is filled, the others stay', () => {
  const stored = { one: { lines: [LINE], note: 'old' }, two: { lines: [LINE] } };
  const filled = withFilledBasket(stored, 'one', {
    lines: [{ ...LINE, quantity: 1 }],
    orderType: 'Takeaway',
  });
  expect(filled).toEqual({
    two: { lines: [LINE] },
    one: { lines: [{ ...LINE, quantity: 1 }], orderType: 'Takeaway', note: '', attempt: null },
  });
});

test('a booking without an answer stays under its key', () => {
  const attempt = { key: 'k', bodies: [], sentAt: 1 };
  const filled = withFilledBasket({ one: { lines: [], attempt } }, 'one', {
    lines: [LINE],
    orderType: 'Takeaway',
  });
  expect(filled['one']).toMatchObject({ lines: [LINE], attempt });
});
