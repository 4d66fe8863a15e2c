import type { MenuDraft } from './menu-draft.ts';
import { isUnusualPrice, usualPrice } from './usual-price.ts';

const menu = (...prices: number[]): MenuDraft => [
  {
    key: 'all',
    isNew: false,
    category: 'All',
    translations: {},
    items: prices.map((price, index) => ({
      key: String(index),
      isNew: false,
      name: 'Dish',
      description: '',
      price,
      image: null,
      translations: {},
      groups: [],
    })),
  },
];

test('takes the median as the usual price', () => {
  expect(usualPrice(menu(100, 120, 150, 12_000))).toBe(150);
  expect(usualPrice(menu(100, 120, 150, 12_000), '3')).toBe(120);
});

test('knows no usual price in a small menu', () => {
  expect(usualPrice(menu(100, 120))).toBeUndefined();
  expect(isUnusualPrice(99_999, undefined)).toBe(false);
});

test.each([
  [1200, true],
  [12, true],
  [1199.99, false],
  [12.01, false],
  [0, false],
])('%s MRU beside a usual 120', (price, isUnusual) => {
  expect(isUnusualPrice(price, 120)).toBe(isUnusual);
});
