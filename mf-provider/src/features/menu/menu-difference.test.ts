import { menuDifference } from './menu-difference.ts';
import type { MenuDraft } from './menu-draft.ts';

const dish = (key: string, price = 100) => ({
  key,
  isNew: false,
  name: key,
  description: '',
  price,
  image: null,
});
const menu = (...items: ReturnType<typeof dish>[]): MenuDraft => [
  { key: 'grill', isNew: false, category: 'Grill', items },
];

test('names what was added, removed and changed', () => {
  const before = menu(dish('chwaya'), dish('brochettes'));
  const after = menu(dish('chwaya', 120), dish('méchoui'));
  expect(menuDifference(before, after)).toEqual({
    added: ['méchoui'],
    removed: ['brochettes'],
    changed: ['chwaya'],
  });
});

test('another order alone is no difference of content', () => {
  const before = menu(dish('chwaya'), dish('brochettes'));
  const after = menu(dish('brochettes'), dish('chwaya'));
  expect(menuDifference(before, after)).toEqual({ added: [], removed: [], changed: [] });
});
