import { changeEdited, contentOfEdited, toEdited, toInput } from '../edited-menu.ts';

const item = (id: string, name: string, optionGroups: string[] = []) => ({
  ...{ id, name, description: '', price: 100, image: null, soldOutUntil: null },
  ...(optionGroups.length > 0 && { optionGroups }),
});
const yassa = { ...item('yassa', 'Yassa'), translations: { ar: { name: 'ياسا', description: 'دجاج' } } };
const stored = {
  menu: [
    { id: 'c', category: 'Carte', items: [yassa, item('mafe', 'Mafé')] },
    { id: 'm', category: 'Menus', items: [item('jour', 'Menu du jour', ['plat'])] },
  ],
  optionGroups: [
    {
      ...{ id: 'plat', name: 'Plat', min: 1, max: 1, free: 0, isRepeatable: false },
      options: [
        { id: 'o1', name: 'Yassa', price: 0, soldOutUntil: null, dish: 'yassa' },
        { id: 'o2', name: 'Mafé', price: 20, soldOutUntil: null, dish: 'mafe' },
      ],
    },
  ],
};
const edited = toEdited(stored);
const names = ({ groups }: typeof edited) => groups[0]?.options.map(({ name }) => name);

test('a dish that is renamed is so in its courses', () => {
  const [dish] = edited.menu[0]?.items ?? [];
  if (!dish) throw new Error('The menu has a dish.');
  const renamed = changeEdited(edited, {
    type: 'saveItem',
    categoryKey: 'c',
    item: { ...dish, name: 'Yassa poulet' },
  });
  expect(names(renamed)).toEqual(['Yassa poulet', 'Mafé']);
  expect(toInput(renamed).optionGroups?.[0]?.options).toEqual([
    { id: 'o1', name: 'Yassa poulet', price: 0, dish: 'yassa' },
    { id: 'o2', name: 'Mafé', price: 20, dish: 'mafe' },
  ]);
});

test('dishes that are removed are saved without their places, and a course without any is gone', () => {
  const one = changeEdited(edited, { type: 'removeItem', key: 'yassa' });
  expect(toInput(one).optionGroups?.[0]?.options).toMatchObject([{ dish: 'mafe' }]);
  const none = changeEdited(one, { type: 'removeItem', key: 'mafe' });
  expect(toInput(none).optionGroups).toEqual([]);
  expect(toInput(none).menu?.[1]?.items[0]?.optionGroups).toEqual([]);
  const [dish] = edited.menu[0]?.items ?? [];
  if (!dish) throw new Error('The menu has a dish.');
  const undone = changeEdited(one, { type: 'insertItem', categoryKey: 'c', index: 0, item: dish });
  expect(undone).toEqual(edited);
});

test('a new dish is named by its key, and the same content with other ids is the same', () => {
  const made = changeEdited(edited, {
    type: 'saveItem',
    categoryKey: 'c',
    item: {
      ...{ key: 'new-1', isNew: true, name: 'Thé', description: '', price: 10, image: null },
      ...{ translations: {}, groups: [] },
    },
  });
  const [plat] = made.groups;
  if (!plat) throw new Error('The menu has a course.');
  const option = { key: 'new-2', isNew: true, name: '', price: 0, translations: {}, dish: 'new-1' };
  const full = changeEdited(made, {
    type: 'saveGroup',
    group: { ...plat, options: [...plat.options, option] },
  });
  expect(names(full)).toEqual(['Yassa', 'Mafé', 'Thé']);
  const input = toInput(full);
  expect(input.menu?.[0]?.items[2]).toMatchObject({ key: 'new-1', name: 'Thé' });
  expect(input.optionGroups?.[0]?.options[2]).toEqual({ name: 'Thé', price: 0, dish: 'new-1' });
  const saved = toEdited({
    menu: [
      {
        id: 'c',
        category: 'Carte',
        items: [yassa, item('mafe', 'Mafé'), { ...item('the', 'Thé'), price: 10 }],
      },
      ...stored.menu.slice(1),
    ],
    optionGroups: stored.optionGroups.map((group) => ({
      ...group,
      options: [...group.options, { id: 'o3', name: 'Thé', price: 0, soldOutUntil: null, dish: 'the' }],
    })),
  });
  expect(contentOfEdited(saved)).toEqual(contentOfEdited(full));
});
