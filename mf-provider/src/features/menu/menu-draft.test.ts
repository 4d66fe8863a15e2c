import { changeDraft, toMenuInput, type DraftItem, type MenuDraft } from './menu-draft.ts';

const dish = (key: string, isNew = false): DraftItem => ({
  key,
  isNew,
  name: key,
  description: '',
  price: 100,
  image: null,
  translations: {},
  groups: [],
});

const draft: MenuDraft = [
  {
    key: 'grill',
    isNew: false,
    category: 'Grill',
    translations: {},
    items: [dish('chwaya'), dish('brochettes')],
  },
  { key: 'drinks', isNew: false, category: 'Drinks', translations: {}, items: [dish('bissap')] },
];

const shape = (menu: MenuDraft) => menu.map(({ key, items }) => [key, ...items.map((item) => item.key)]);

test('moves a dish to a place among the others, in its category or another one', () => {
  const move = (categoryKey: string, index: number) =>
    shape(changeDraft(draft, { type: 'moveItem', key: 'chwaya', categoryKey, index }));
  expect(move('grill', 1)[0]).toEqual(['grill', 'brochettes', 'chwaya']);
  expect(move('grill', 0)).toEqual(shape(draft));
  expect(move('drinks', 1)).toEqual([
    ['grill', 'brochettes'],
    ['drinks', 'bissap', 'chwaya'],
  ]);
});

test('leaves an edited dish in its place', () => {
  const item = { ...dish('chwaya'), price: 250 };
  const next = changeDraft(draft, { type: 'saveItem', categoryKey: 'grill', item });
  expect(next[0]?.items.map(({ price }) => price)).toEqual([250, 100]);
});

test('moves a dish to its new category', () => {
  const next = changeDraft(draft, { type: 'saveItem', categoryKey: 'drinks', item: dish('chwaya') });
  expect(shape(next)).toEqual([
    ['grill', 'brochettes'],
    ['drinks', 'bissap', 'chwaya'],
  ]);
});

test('restores a deleted dish to its place', () => {
  const without = changeDraft(draft, { type: 'removeItem', key: 'chwaya' });
  const back = changeDraft(without, {
    type: 'insertItem',
    categoryKey: 'grill',
    index: 0,
    item: dish('chwaya'),
  });
  expect(back).toEqual(draft);
});

test('sends ids only of stored entries', () => {
  const withNew = changeDraft(draft, { type: 'saveItem', categoryKey: 'drinks', item: dish('ours-1', true) });
  const input = toMenuInput(
    changeDraft(withNew, { type: 'addCategory', key: 'ours-2', name: 'Desserts' }),
    [],
  );
  expect(input[1]?.items.map(({ id }) => id)).toEqual(['bissap', undefined]);
  expect(input[2]).toEqual({ category: 'Desserts', translations: {}, items: [] });
});
