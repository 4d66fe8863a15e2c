import * as fc from 'fast-check';
import type { Choices, Side } from '../../lib/conflict/difference.ts';
import { mergeMenus as mergeEdited } from './menu-merge.ts';
import type { DraftCategory, DraftItem, MenuDraft } from './menu-draft.ts';
import { differencesOf as differencesOfEdited } from './menu-versions.ts';

const dish = (key: string, change: Partial<DraftItem> = {}): DraftItem => ({
  key,
  isNew: false,
  name: key,
  description: '',
  price: 100,
  image: null,
  translations: {},
  groups: [],
  ...change,
});
const part = (key: string, ...items: DraftItem[]): DraftCategory => ({
  key,
  isNew: false,
  category: key,
  translations: {},
  items,
});
const shape = (menu: MenuDraft) =>
  Object.fromEntries(menu.map(({ key, items }) => [key, items.map((item) => item.key)]));
// Menus without options, which have tests of their own.
type Menus = Record<'base' | 'mine' | 'theirs', MenuDraft>;
const withoutOptions = ({ base, mine, theirs }: Menus) => ({
  base: { menu: base, groups: [] },
  mine: { menu: mine, groups: [] },
  theirs: { menu: theirs, groups: [] },
});
const differencesOf = (menus: Menus) => differencesOfEdited(withoutOptions(menus));
const mergeMenus = (menus: Menus, choices: Choices) => mergeEdited(withoutOptions(menus), choices).menu;
const differencesText = (versions: Menus) =>
  differencesOf(versions).map(({ id, usual, isBoth }) => `${id} ${usual}${isBoth ? ' both' : ''}`);

const base = [part('grill', dish('chwaya'), dish('brochettes')), part('drinks', dish('bissap'))];

test('takes changes of one side alone', () => {
  const mine = [
    part('grill', dish('chwaya', { price: 120 }), dish('brochettes')),
    part('drinks', dish('bissap')),
  ];
  const theirs = [
    part('grill', dish('chwaya', { description: 'Hot' }), dish('brochettes')),
    part('drinks', dish('bissap'), dish('zrig')),
  ];
  const versions = { base, mine, theirs };
  expect(differencesText(versions)).toEqual([
    'chwaya.description theirs',
    'chwaya.price mine',
    'zrig.presence theirs',
  ]);
  const merged = mergeMenus(versions, new Map());
  expect(merged[0]?.items[0]).toMatchObject({ price: 120, description: 'Hot' });
  expect(shape(merged)).toEqual({ grill: ['chwaya', 'brochettes'], drinks: ['bissap', 'zrig'] });
});

test('merges texts in other languages one by one', () => {
  const named = (texts: DraftItem['translations']) => [
    { ...part('grill', dish('chwaya', { translations: texts })), translations: texts },
  ];
  const versions = {
    base: named({ ar: { name: 'شواية' } }),
    mine: named({ ar: { name: 'شواء' }, fr: { name: 'Grillade' } }),
    theirs: named({ ar: { name: 'مشوي' }, en: { name: 'Grill' } }),
  };
  expect(differencesText(versions)).toEqual([
    'grill.en.name theirs',
    'grill.fr.name mine',
    'grill.ar.name mine both',
    'chwaya.en.name theirs',
    'chwaya.fr.name mine',
    'chwaya.ar.name mine both',
  ]);
  const [merged] = mergeMenus(versions, new Map([['chwaya.ar.name', 'theirs']]));
  expect(merged?.translations).toEqual({
    ar: { name: 'شواء' },
    fr: { name: 'Grillade' },
    en: { name: 'Grill' },
  });
  expect(merged?.items[0]?.translations.ar).toEqual({ name: 'مشوي' });
});

test('marks what both sides have changed, and takes either', () => {
  const mine = [part('grill', dish('chwaya', { price: 120 }))];
  const theirs = [part('grill', dish('chwaya', { price: 150 }))];
  const versions = { base: [part('grill', dish('chwaya'))], mine, theirs };
  expect(differencesText(versions)).toEqual(['chwaya.price mine both']);
  expect(mergeMenus(versions, new Map())[0]?.items[0]?.price).toBe(120);
  expect(mergeMenus(versions, new Map([['chwaya.price', 'theirs']]))[0]?.items[0]?.price).toBe(150);
});

test('preserves by default a dish that one side deleted and the other edited', () => {
  const mine = [part('grill', dish('brochettes')), part('drinks', dish('bissap'))];
  const theirs = [
    part('grill', dish('chwaya', { price: 90 }), dish('brochettes')),
    part('drinks', dish('bissap')),
  ];
  const versions = { base, mine, theirs };
  expect(differencesText(versions)).toEqual(['chwaya.presence theirs both']);
  expect(shape(mergeMenus(versions, new Map())).grill).toEqual(['chwaya', 'brochettes']);
  expect(shape(mergeMenus(versions, new Map([['chwaya.presence', 'mine']]))).grill).toEqual(['brochettes']);
});

test('deletes and restores a category with its dishes', () => {
  const mine = [part('grill', dish('chwaya'), dish('brochettes'))];
  const versions = { base, mine, theirs: base };
  expect(differencesText(versions)).toEqual(['drinks.presence mine']);
  expect(shape(mergeMenus(versions, new Map()))).toEqual(shape(mine));
  expect(shape(mergeMenus(versions, new Map([['drinks.presence', 'theirs']])))).toEqual(shape(base));
});

test('counts a different order as one difference', () => {
  const mine = [base[1] ?? part('x'), base[0] ?? part('x')];
  const versions = { base, mine, theirs: base };
  expect(differencesText(versions)).toEqual(['order mine']);
  expect(Object.keys(shape(mergeMenus(versions, new Map([['order', 'theirs']]))))).toEqual([
    'grill',
    'drinks',
  ]);
});

test('preserves a deleted category into which the other side moved a dish', () => {
  const mine = [part('grill', dish('brochettes')), part('drinks', dish('bissap'), dish('chwaya'))];
  const theirs = [part('grill', dish('chwaya'), dish('brochettes'))];
  const merged = mergeMenus({ base, mine, theirs }, new Map());
  expect(shape(merged)).toMatchObject({ drinks: expect.arrayContaining(['chwaya']) as string[] });
});

const anyMenu = fc
  .tuple(
    fc.shuffledSubarray(['a', 'b', 'c']),
    fc.shuffledSubarray(['1', '2', '3', '4', '5']),
    fc.array(fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 3 })), { minLength: 5, maxLength: 5 }),
  )
  .map(([categories, items, more]): MenuDraft =>
    categories.map((key, at) => ({
      ...part(key),
      category: `${key}${more[at]?.[1] ?? 0}`,
      items: items.flatMap((item, index) =>
        (more[index]?.[0] ?? 0) % categories.length === at
          ? [dish(item, { price: more[index]?.[1] ?? 1 })]
          : [],
      ),
    })),
  );

test('gives one side when all of it is chosen, and never loses or doubles a dish', () => {
  fc.assert(
    fc.property(anyMenu, anyMenu, anyMenu, fc.infiniteStream(fc.boolean()), (before, mine, theirs, coins) => {
      const versions = { base: before, mine, theirs };
      const differences = differencesOf(versions);
      const all = (side: Side) => new Map(differences.map(({ id }) => [id, side]));
      const content = (menu: MenuDraft) =>
        menu
          .flatMap(({ key, category, items }) => [
            `${key} ${category}`,
            ...items.map((item) => `${key} ${item.key} ${item.price}`),
          ])
          .sort();
      expect(content(mergeMenus(versions, all('mine')))).toEqual(content(mine));
      expect(content(mergeMenus(versions, all('theirs')))).toEqual(content(theirs));
      const random = new Map(
        differences.map(({ id }) => [id, coins.next().value === true ? 'mine' : 'theirs'] as const),
      );
      const keys = mergeMenus(versions, random).flatMap(({ items }) => items.map(({ key }) => key));
      expect(new Set(keys).size).toBe(keys.length);
      for (const { key } of mine.flatMap(({ items }) => items)) {
        if (theirs.some(({ items }) => items.some((item) => item.key === key))) expect(keys).toContain(key);
      }
    }),
    { numRuns: 300 },
  );
});
