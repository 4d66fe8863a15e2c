import type { OrderLine } from '../contract/index.ts';
import { changeLines, totalAfter } from './change-lines.ts';

const line = (id: string, quantity: number, price: number): OrderLine => ({
  ...{ id, itemId: id, name: `Plat ${id}`, shown: { name: `طبق ${id}`, language: 'ar' }, note: null },
  ...{ quantity, price, total: quantity * price },
});
const restaurant = { id: 'r', name: 'Chez Fatou', slug: 'chez-fatou', language: 'fr' } as const;
const lines = [
  { before: line('a', 2, 40.25), after: line('a', 1, 40.25) },
  { before: line('b', 1, 85.5), after: null },
];

test('names the lines as their reader knows them', () => {
  const forCustomer = changeLines({ lines }, { restaurant }, 'ar', 'customer');
  expect(
    forCustomer.map(({ before, after }) => [before.name.text, before.quantity, after?.quantity]),
  ).toEqual([
    ['طبق a', '2\u00A0×', '1\u00A0×'],
    ['طبق b', '1\u00A0×', undefined],
  ]);
  const [first] = changeLines({ lines }, { restaurant }, 'ar', 'kitchen');
  expect(first?.before.name).toMatchObject({ text: 'Plat a', marks: { lang: 'fr' } });
});

describe('totalAfter', () => {
  const items = lines.map(({ before }) => before);

  test('adds up to the cent, also without lines that go out instead', () => {
    const order = { totalAmount: 166, items };
    expect(totalAfter(order, { lines })).toBe(40.25);
    expect(totalAfter(order, { lines }, ['a'])).toBe(0);
    expect(totalAfter(order, { lines: [] })).toBe(166);
  });

  test.each([
    [{ kind: 'percent', value: 10, discount: 16.6 }, 199.4, 86.22],
    [{ kind: 'amount', value: 50, discount: 50 }, 166, 50],
    [{ kind: 'free_delivery', value: 0, discount: 50 }, 166, 40.25],
  ] as const)('reckons with the promotion: %o', (reduction, totalAmount, expected) => {
    const promotion = { id: 'p', code: null, ...reduction };
    expect(totalAfter({ totalAmount, items, promotion }, { lines })).toBe(expected);
  });
});
