import * as fc from 'fast-check';
import { contentOfEdited, type EditedMenu } from '../edited-menu.ts';
import type { DraftGroup, DraftOption } from '../options/group-draft.ts';
import { languagesOf } from './file-texts.ts';
import { planImport } from './plan-import.ts';
import { planOptions } from './plan-options.ts';
import { readMenuFile } from './read-menu-file.ts';
import { writeMenuFile, type FileStyle } from './write-menu-file.ts';

const headings: Record<string, string> = {
  ...{ category: 'Category', name: 'Name', description: 'Description', price: 'Price (MRU)', id: 'Id' },
  ...{ options: 'Options', min: 'At least', max: 'At most', free: 'Free', several: 'Several times' },
  dish: 'Dish of the menu',
};
const english: FileStyle = {
  separator: ',',
  decimal: '.',
  heading: (column) => {
    const [name = '', language] = column.split('.');
    return `${headings[name]}${language ? ` (${language})` : ''}`;
  },
  yesNo: (isYes) => (isYes ? 'Yes' : 'No'),
};

const option = (key: string, price: number, change: Partial<DraftOption> = {}): DraftOption => ({
  ...{ key, isNew: false, name: key, price, translations: {} },
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
const withDish = (groups: readonly DraftGroup[], ofDish: readonly string[]): EditedMenu => ({
  menu: [
    {
      ...{ key: 'c', isNew: false, category: 'Plats', translations: {} },
      items: [
        {
          ...{ key: 'pizza', isNew: false, name: 'Pizza', description: '', price: 150, image: null },
          ...{ translations: {}, groups: ofDish },
        },
      ],
    },
  ],
  groups,
});
const size = group('Taille', [option('Petite', -20.5), option('Grande', 40)], {
  min: 1,
  max: 1,
  translations: { ar: { name: 'الحجم' } },
});
const extras = group('Suppléments', [option('Fromage', 15)], { free: 1, isRepeatable: true });
const edited = withDish([size, extras], ['Suppléments', 'Taille']);

function write(from: EditedMenu): string {
  return writeMenuFile(from.menu, from.groups, languagesOf(from, 'fr'), english);
}

function importInto(into: EditedMenu, text: string) {
  const { rows, options, problems } = readMenuFile(text, 'fr');
  const plan = planOptions(options, rows, into);
  const dishes = planImport(rows, into.menu, plan.keyOf);
  return {
    problems: [...problems, ...plan.problems].map(({ line, problem, value }) =>
      `${line} ${problem} ${value}`.trim(),
    ),
    changed: plan.changed.map(({ after }) => after.name),
    dishes,
    result: {
      menu: dishes.result(false),
      groups: plan.groupsOver(dishes.result(false)),
    } satisfies EditedMenu,
  };
}

test('has a line for each option below the dishes, and the rule on a group’s first one', () => {
  const lines = writeMenuFile(edited.menu, edited.groups, [], english).split('\r\n');
  expect(lines).toEqual([
    '\u{FEFF}Category,Name,Description,Price (MRU),Options,At least,At most,Free,Several times,Id',
    'Plats,Pizza,,150.00,Suppléments | Taille,,,,,pizza',
    // A number below zero stays a number.
    ',Petite,,-20.50,Taille,1,1,0,No,Petite',
    ',Grande,,40.00,Taille,,,,,Grande',
    ',Fromage,,15.00,Suppléments,0,3,1,Yes,Fromage',
    '',
  ]);
});

test('a menu without options has no columns of them', () => {
  expect(write(withDish([], [])).split('\r\n')[0]).not.toContain('Options');
});

test('a file of before options keeps all of them, with their dishes', () => {
  const { problems, changed, dishes, result } = importInto(edited, 'category,name,price\nPlats,Pizza,160');
  expect([problems, changed]).toEqual([[], []]);
  expect(dishes.changed).toHaveLength(1);
  expect(result.groups).toEqual(edited.groups);
  expect(result.menu[0]?.items[0]).toMatchObject({ price: 160, groups: ['Suppléments', 'Taille'] });
});

test('changes, adds and attaches; what the file does not name stays', () => {
  const { problems, changed, result } = importInto(
    edited,
    [
      'Category;Name;Price;Options;At least;At most;Several times',
      'Plats;Pizza;150;Taille | Sauces;;;',
      ';Géante;"80,50";taille;;;',
      ';Piment;;Sauces;1;2;oui',
      ';Tomate;5;Sauces;;;',
    ].join('\n'),
  );
  expect(problems).toEqual([]);
  expect(changed).toEqual(['Taille', 'Sauces']);
  const [first, second, sauces] = result.groups;
  expect(first).toMatchObject({ name: 'Taille', min: 1, max: 1, translations: size.translations });
  expect(first?.options.map(({ name, price, isNew }) => [name, price, isNew])).toEqual([
    ['Géante', 80.5, true],
    ['Petite', -20.5, false],
    ['Grande', 40, false],
  ]);
  expect(second).toEqual(extras);
  expect(sauces).toMatchObject({ name: 'Sauces', isNew: true, min: 1, max: 2, isRepeatable: true });
  expect(result.menu[0]?.items[0]?.groups).toEqual(['Taille', sauces?.key]);
});

test('an empty cell takes the options off a dish', () => {
  const { result, dishes } = importInto(edited, 'Category,Name,Price,Options\nPlats,Pizza,150,');
  expect(result.menu[0]?.items[0]?.groups).toEqual([]);
  expect(dishes.changed).toHaveLength(1);
  expect(result.groups).toEqual(edited.groups);
});

test('names each wrong line', () => {
  const { problems } = importInto(
    edited,
    [
      'Category;Name;Price;Options;At least;At most;Free;Several times;Id',
      'Plats;Pizza;150;Taille | Tailles;;;;;',
      ';;10;Taille;;;;;',
      ';Géante;dear;Taille;;;;;',
      ';Géante;;Taille;two;0;;maybe;',
    ].join('\n'),
  );
  expect(problems).toEqual([
    '3 option_required Taille',
    '4 price_invalid dear',
    '5 count_invalid two',
    '5 count_invalid 0',
    '5 yes_no_invalid maybe',
  ]);
  const others = importInto(
    edited,
    [
      'Category;Name;Price;Options;At least;At most;Free;Several times;Id',
      'Plats;Pizza;150;Taille | Tailles;;;;;',
      ';Riz;;Base;3;2;;;',
      ';Pâtes;;Base;;1;;;',
      ';riz;;Base;;;;;',
      ';Riz;;Deux;3;3;4;;',
    ].join('\n'),
  );
  expect(others.problems).toEqual([
    '2 option_unknown Tailles',
    '3 rule_min Base',
    '4 rule_differs',
    '5 option_repeated 3',
    '6 rule_min_options Deux',
    '6 rule_free Deux',
  ]);
});

const word = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    fc.string({ unit: fc.constantFrom(...`'=+-@,;|"a (2)`), minLength: 1, maxLength: 6 }),
  )
  .map((text) => text.replaceAll(/\p{C}|\s|\u{FFFD}/gu, ' ').trim())
  .filter((text) => text.replaceAll('|', '') !== '');
const anyEdited = fc
  .array(
    fc.record({
      name: word,
      arabic: fc.constantFrom('', 'خيار'),
      options: fc.array(fc.tuple(word, fc.integer({ min: -10_000, max: 10_000 })), {
        minLength: 1,
        maxLength: 4,
      }),
      max: fc.integer({ min: 1, max: 20 }),
      isRepeatable: fc.boolean(),
    }),
    { maxLength: 4 },
  )
  .map((groups) =>
    withDish(
      groups.map(({ name, arabic, options, ...rule }, at) =>
        group(
          `g${at}`,
          options.map(([text, minor], index) => option(`g${at}o${index}`, minor / 100, { name: text })),
          { ...rule, name, translations: arabic === '' ? {} : { ar: { name: arabic } } },
        ),
      ),
      groups.map((_, at) => `g${at}`).toReversed(),
    ),
  );

test('reads back what it writes, whatever the names', () => {
  fc.assert(
    fc.property(anyEdited, (any) => {
      const { problems, changed, dishes, result } = importInto(any, write(any));
      expect([problems, changed, dishes.changed, dishes.added]).toEqual([[], [], [], []]);
      expect(contentOfEdited(result)).toEqual(contentOfEdited(any));
    }),
    { numRuns: 300 },
  );
});

test('a course names dishes of the menu, also such as the file brings', () => {
  const course = group('Plat', [option('Pizza', 20, { dish: 'pizza' })], { min: 1, max: 1 });
  const text = write(withDish([course], []));
  const [headingLine, , optionLine] = text.split('\r\n');
  expect(headingLine).toMatch(/,Several times,Dish of the menu,Id$/u);
  expect(optionLine).toMatch(/,Plat,,,1,1,0,No,Yes,Pizza$/u);
  const same = importInto(withDish([course], []), text);
  expect([same.problems, same.changed, same.result.groups]).toEqual([[], [], [course]]);
  const { problems, result } = importInto(
    withDish([], []),
    [
      'Category,Name,Price,Options,At least,At most,Dish of the menu',
      'Plats,Pizza,150,Plat,,,',
      'Plats,Thé,10,,,,',
      ',pizza,,Plat,1,1,yes',
      ',Thé,5,Plat,,,yes',
    ].join('\n'),
  );
  expect(problems).toEqual([]);
  const tea = result.menu[0]?.items[1]?.key;
  expect(result.groups[0]?.options.map(({ dish, price }) => [dish, price])).toEqual([
    ['pizza', 0],
    [tea, 5],
  ]);
  const unknown = importInto(
    withDish([], []),
    'Category,Name,Price,Options,Dish of the menu\n,Couscous,,Plat,yes',
  );
  expect(unknown.problems).toEqual(['2 dish_unknown Couscous']);
});
