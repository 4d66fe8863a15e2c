import type { DraftItem } from '../menu-draft.ts';
import { findLacking } from './menu-texts.ts';

const dish = (key: string, description: string, translations: DraftItem['translations']): DraftItem => ({
  ...{ key, isNew: false, name: key, description, price: 100, image: null, translations, groups: [] },
});

test('a dish lacks a language without its name, or without the description that the original has', () => {
  const menu = [
    {
      ...{ key: 'k', isNew: false, category: 'Plats', translations: {} },
      items: [
        dish('complete', 'Au feu', { ar: { name: 'مشوي', description: 'على النار' } }),
        dish('without text', '', { ar: { name: 'لبن' } }),
        dish('without description', 'Au feu', { ar: { name: 'مشوي' } }),
        dish('in french', '', { fr: { name: 'Lait' } }),
      ],
    },
  ];
  const option = { key: 'o', isNew: false, name: 'Grande', price: 0, translations: { ar: { name: 'كبير' } } };
  const rule = { min: 1, max: 1, free: 0, isRepeatable: false };
  const groups = [{ ...rule, key: 'g', isNew: false, name: 'Taille', translations: {}, options: [option] }];
  const lacking = findLacking({ menu, groups }, 'ar');
  expect([lacking.dishes, lacking.categories, lacking.options]).toEqual([2, 1, 1]);
  expect([...lacking.keys]).toEqual(['k', 'without description', 'in french', 'g']);
});
