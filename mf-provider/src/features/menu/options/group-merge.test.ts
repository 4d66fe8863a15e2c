import * as fc from 'fast-check';
import type { Side } from '../../../lib/conflict/difference.ts';
import type { EditedMenu } from '../edited-menu.ts';
import { toInput } from '../edited-menu.ts';
import { mergeMenus } from '../menu-merge.ts';
import { differencesOf } from '../menu-versions.ts';
import type { MenuVersions } from '../versions.ts';
import type { DraftGroup, DraftOption } from './group-draft.ts';

const option = (key: string, change: Partial<DraftOption> = {}): DraftOption => ({
  ...{ key, isNew: false, name: key, price: 0, translations: {} },
  ...change,
});
const group = (
  key: string,
  options: readonly DraftOption[],
  change: Partial<DraftGroup> = {},
): DraftGroup => ({
  ...{ key, isNew: false, name: key, translations: {}, min: 0, max: 3, free: 0, isRepeatable: false },
  options,
  ...change,
});
/** A menu of one dish with these groups. */
const edited = (groups: readonly DraftGroup[], ofDish = groups.map(({ key }) => key)): EditedMenu => ({
  menu: [
    {
      ...{ key: 'plats', isNew: false, category: 'Plats', translations: {} },
      items: [
        {
          ...{ key: 'riz', isNew: false, name: 'Riz', description: '', price: 1, image: null },
          ...{ translations: {}, groups: ofDish },
        },
      ],
    },
  ],
  groups,
});
const size = group('size', [option('small'), option('large', { price: 40 })]);
const extras = group('extras', [option('cheese', { price: 15 }), option('olives')]);
const base = edited([size, extras]);

const differencesText = (versions: MenuVersions) =>
  differencesOf(versions).map(({ id, usual, isBoth }) => `${id} ${usual}${isBoth ? ' both' : ''}`);
const shape = ({ groups }: EditedMenu) =>
  groups.map(({ key, options }) => [key, ...options.map((entry) => entry.key)].join(' '));
/** What the service would store for the dish. */
const ofDish = (merged: EditedMenu) => toInput(merged).menu?.[0]?.items[0]?.optionGroups;

test('takes changes of one side alone, option by option', () => {
  const mine = edited([group('size', [option('small'), option('large', { price: 50 })], { min: 1 }), extras]);
  const theirs = edited([
    group('size', [option('large', { price: 40 }), option('small', { name: 'Petite' }), option('huge')]),
    { ...extras, translations: { ar: { name: 'إضافات' } } },
  ]);
  const versions = { base, mine, theirs };
  expect(differencesText(versions)).toEqual([
    'size.rule mine',
    'small.name theirs',
    'large.price mine',
    'huge.presence theirs',
    'size.order theirs',
    'extras.ar.name theirs',
  ]);
  const merged = mergeMenus(versions, new Map());
  expect(shape(merged)).toEqual(['size large small huge', 'extras cheese olives']);
  expect(merged.groups[0]).toMatchObject({ min: 1, options: [{ price: 50 }, { name: 'Petite' }, {}] });
  expect(merged.groups[1]?.translations.ar?.name).toBe('إضافات');
});

test('asks about what both sides have changed', () => {
  const priced = (price: number) => edited([group('size', [option('small'), option('large', { price })])]);
  const versions = { base: priced(40), mine: priced(50), theirs: priced(60) };
  expect(differencesText(versions)).toEqual(['large.price mine both']);
  expect(mergeMenus(versions, new Map()).groups[0]?.options[1]?.price).toBe(50);
  expect(mergeMenus(versions, new Map([['large.price', 'theirs']])).groups[0]?.options[1]?.price).toBe(60);
});

test('a group that one side deleted and the other edited stays by default, with its dishes', () => {
  const mine = edited([size, group('extras', [option('cheese', { price: 20 }), option('olives')])]);
  const theirs = edited([size]);
  const versions = { base, mine, theirs };
  // The dish's groups are no difference of their own: they follow from the group.
  expect(differencesText(versions)).toEqual(['extras.presence mine both']);
  expect(ofDish(mergeMenus(versions, new Map()))).toEqual(['size', 'extras']);
  expect(ofDish(mergeMenus(versions, new Map([['extras.presence', 'theirs']])))).toEqual(['size']);
  const turned = { base, mine: { ...base, groups: [size] }, theirs: mine };
  expect(ofDish(mergeMenus(turned, new Map()))).toEqual(['size', 'extras']);
  expect(ofDish(mergeMenus(turned, new Map([['extras.presence', 'mine']])))).toEqual(['size']);
});

test('both sides’ new groups stay with the dish, in whichever order it has', () => {
  const mine = edited([size, extras, group('new-1', [option('new-2')], { isNew: true })], ['new-1', 'size']);
  const theirs = edited([size, extras, group('sauces', [option('hot')])], ['extras', 'size', 'sauces']);
  const versions = { base, mine, theirs };
  expect(differencesText(versions)).toEqual([
    'riz.groups mine both',
    'new-1.presence mine',
    'sauces.presence theirs',
  ]);
  expect(ofDish(mergeMenus(versions, new Map()))).toEqual(['new-1', 'size', 'sauces']);
  const other = mergeMenus(versions, new Map([['riz.groups', 'theirs']]));
  expect(ofDish(other)).toEqual(['new-1', 'extras', 'size', 'sauces']);
  expect(shape(other)).toEqual(['size small large', 'extras cheese olives', 'sauces hot', 'new-1 new-2']);
});

test('never requires more than is left, and a group without options is gone', () => {
  const three = [option('a'), option('b'), option('c')];
  const before = edited([group('size', three)]);
  const mine = edited([group('size', three, { min: 3 })]);
  const theirs = edited([group('size', three.slice(1))]);
  expect(mergeMenus({ base: before, mine, theirs }, new Map()).groups).toMatchObject([{ min: 2, max: 3 }]);
  const two = edited([group('size', three.slice(0, 2))]);
  const emptied = {
    base: two,
    mine: edited([group('size', three.slice(0, 1))]),
    theirs: edited([group('size', three.slice(1, 2))]),
  };
  expect(mergeMenus(emptied, new Map()).groups).toEqual([]);
});

const anyGroups = fc
  .tuple(
    fc.shuffledSubarray(['g1', 'g2', 'g3']),
    fc.array(
      fc.record({
        options: fc.shuffledSubarray(['a', 'b', 'c'], { minLength: 1 }),
        price: fc.integer({ min: 1, max: 3 }),
        max: fc.integer({ min: 1, max: 3 }),
      }),
      { minLength: 3, maxLength: 3 },
    ),
    fc.shuffledSubarray(['g1', 'g2', 'g3']),
  )
  .map(([keys, groups, dish]) =>
    edited(
      keys.flatMap((key, index) => {
        const { options, price, max } = groups[index] ?? { options: [], price: 1, max: 1 };
        return group(
          key,
          options.map((name) => option(`${key}${name}`, { price })),
          { max },
        );
      }),
      dish.filter((key) => keys.includes(key)),
    ),
  );

test('gives one side when all of it is chosen, and never loses what both have', () => {
  fc.assert(
    fc.property(
      anyGroups,
      anyGroups,
      anyGroups,
      fc.infiniteStream(fc.boolean()),
      (before, mine, theirs, coins) => {
        const versions = { base: before, mine, theirs };
        const differences = differencesOf(versions);
        const all = (side: Side) => new Map(differences.map(({ id }) => [id, side]));
        const content = (menu: EditedMenu) =>
          [
            ...menu.groups.flatMap(({ key, max, options }) => [
              `${key} ${max}`,
              ...options.map((entry) => `${entry.key} ${entry.price}`),
            ]),
            ...(ofDish(menu) ?? []),
          ].toSorted();
        expect(content(mergeMenus(versions, all('mine')))).toEqual(content(mine));
        expect(content(mergeMenus(versions, all('theirs')))).toEqual(content(theirs));
        const random = new Map(
          differences.map(({ id }) => [id, coins.next().value === true ? 'mine' : 'theirs'] as const),
        );
        const merged = mergeMenus(versions, random);
        const keys = merged.groups.flatMap(({ key, options }) => [key, ...options.map((entry) => entry.key)]);
        expect(new Set(keys).size).toBe(keys.length);
        const named = ofDish(merged) ?? [];
        expect(new Set(named).size).toBe(named.length);
        const both = mine.groups.flatMap(({ options }) => options.map(({ key }) => key));
        const others = new Set(theirs.groups.flatMap(({ options }) => options.map(({ key }) => key)));
        for (const key of both.filter((entry) => others.has(entry))) expect(keys).toContain(key);
      },
    ),
    { numRuns: 300 },
  );
});
