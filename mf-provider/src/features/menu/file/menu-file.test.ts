import { foldName } from 'shared-api/contract';
import * as fc from 'fast-check';
import { contentOf, type DraftItem, type MenuDraft } from '../menu-draft.ts';
import { withText } from '../../../lib/translation/translations.ts';
import { languagesOf } from './file-texts.ts';
import type { FileColumn } from './menu-columns.ts';
import { planImport } from './plan-import.ts';
import { readMenuFile } from './read-menu-file.ts';
import { dish } from './testing.ts';
import { writeMenuFile, type FileStyle } from './write-menu-file.ts';

const inEnglish = {
  category: 'Category',
  name: 'Name',
  description: 'Description',
  price: 'Price (MRU)',
  id: 'Id',
};
const inFrench = { ...inEnglish, category: 'Catégorie', name: 'Nom', price: 'Prix (MRU)' };
const headed = (names: Record<string, string>) => (column: FileColumn) => {
  const [name = '', language] = column.split('.');
  return `${names[name]}${language ? ` (${language})` : ''}`;
};
const yesNo = (isYes: boolean) => (isYes ? 'yes' : 'no');
const english: FileStyle = { separator: ',', decimal: '.', heading: headed(inEnglish), yesNo };
const french: FileStyle = { separator: ';', decimal: ',', heading: headed(inFrench), yesNo };

const menu: MenuDraft = [
  {
    key: 'k1',
    isNew: false,
    category: 'Plats',
    translations: {},
    items: [dish('Méchoui', { price: 350 }), dish('Yassa')],
  },
  { key: 'k2', isNew: false, category: 'Boissons', translations: {}, items: [dish('Bissap', { price: 30 })] },
];
const problemsIn = (text: string) =>
  readMenuFile(text, null).problems.map(({ line, problem, value }) => `${line} ${problem} ${value}`.trim());

const word = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    fc.string({ unit: fc.constantFrom(...`'=+-@,;"a 1`), minLength: 1, maxLength: 6 }),
  )
  // The replacement character stands for a letter that was lost, so the reader refuses it.
  .map((text) => text.replaceAll(/\p{C}|\s|\u{FFFD}/gu, ' ').trim());
const texts = fc
  .array(fc.tuple(fc.constantFrom('en' as const, 'ar' as const), fc.boolean(), word), { maxLength: 4 })
  .map((entries) =>
    entries.reduce<DraftItem['translations']>(
      (all, [language, isName, text]) =>
        withText(all, { language, field: isName ? 'name' : 'description' }, text),
      {},
    ),
  );
const nameOnly = (all: DraftItem['translations']) =>
  (['en', 'ar'] as const).reduce<DraftItem['translations']>(
    (names, language) => withText(names, { language, field: 'description' }, ''),
    all,
  );
const anyMenu = fc
  .uniqueArray(
    fc.tuple(
      word,
      fc.array(fc.tuple(word, word, fc.integer({ min: 0, max: 10_000_000 }), texts), { maxLength: 4 }),
      texts,
    ),
    {
      maxLength: 4,
      selector: ([name]) => foldName(name),
    },
  )
  .map((parts): MenuDraft =>
    parts
      .filter(([name]) => name !== '')
      .map(([name, items, translations], at) => ({
        key: `c${at}`,
        isNew: false,
        category: name,
        translations: nameOnly(translations),
        items: items
          .filter(([text]) => text !== '')
          .map(([text, description, minor, other], index) =>
            dish(`${at}-${index}`, { name: text, description, price: minor / 100, translations: other }),
          ),
      })),
  )
  .filter((parts) => parts.length > 0);

test.each([english, french])('reads back what it writes, with every separator', (style) => {
  fc.assert(
    fc.property(anyMenu, fc.constantFrom(null, 'fr' as const), (any, original) => {
      const { rows, problems } = readMenuFile(
        writeMenuFile(any, [], languagesOf({ menu: any, groups: [] }, original), style),
        original,
      );
      expect(problems).toEqual([]);
      const plan = planImport(rows, any);
      expect([plan.added, plan.changed, plan.categories, plan.missing]).toEqual([[], [], [], []]);
      expect(contentOf(plan.result(true), [])).toEqual(contentOf(any, []));
      expect(plan.result(true).map(({ key }) => key)).toEqual(any.map(({ key }) => key));
    }),
    { numRuns: 200 },
  );
});

test('writes no text that a spreadsheet would compute', () => {
  for (const name of ['=1+1', '+222', '-3', '@SUM(A1)', '＝1', '=HYPERLINK("http://x";"y")']) {
    const text = writeMenuFile(
      [{ key: 'k', isNew: false, category: name, translations: {}, items: [dish('d', { name })] }],
      [],
      [],
      english,
    );
    const cells = text.split('\r\n')[1] ?? '';
    expect(cells).toMatch(/^"?'/);
    expect(cells).not.toMatch(/,"?[=+\-@＝]/);
  }
});

test('begins with the byte order mark by which spreadsheets recognize UTF-8', () => {
  expect(writeMenuFile(menu, [], [], french)).toMatch(
    /^\u{FEFF}Catégorie;Nom;Description;Prix \(MRU\);Id\r\nPlats;Méchoui;;350,00;/u,
  );
});

test('reads commas, semicolons and tabs, decimal commas, and headings of all languages', () => {
  for (const text of [
    'category,name,price\nPlats,Riz,"120,50"\n',
    'Prix;PLAT;Catégorie\r\n120,50;Riz;Plats\r\n',
    '\u{FEFF}Category\tName\tPrice (MRU)\tNotes\nPlats\tRiz\t120.5 MRU\tx',
    'sep=;\ncategorie;nom;prix\nPlats;Riz;120,5',
    '\u{FEFF}القسم,الاسم,الوصف,السعر (MRU),المعرف\r\nPlats,Riz,,120.50,',
  ]) {
    const { rows, problems } = readMenuFile(text, null);
    expect(problems).toEqual([]);
    const description = text.includes('الوصف') ? '' : null;
    expect(rows[0]).toMatchObject({
      category: 'Plats',
      item: { name: 'Riz', price: 120.5, description },
    });
  }
});

test('reports errors by line number, also below cells with line breaks', () => {
  const text = [
    'category,name,description,price',
    'Plats,Riz,"with',
    'two, lines",120',
    'Plats,,something,30',
    ',Zrig,,25',
    '',
    'Plats,Yassa,,cheap',
    `Plats,${'x'.repeat(121)},,10`,
    'Plats,RIZ,,10',
    'Plats,Bouye,,',
  ].join('\n');
  expect(problemsIn(text)).toEqual([
    '4 name_required',
    '5 category_required',
    '7 price_invalid cheap',
    `8 name_long ${'x'.repeat(121)}`,
    '9 repeated 2',
    '10 price_required Bouye',
  ]);
});

test('refuses a file that is no menu', () => {
  expect(problemsIn('')).toEqual(['1 empty']);
  expect(problemsIn('name,price\nRiz,3')).toEqual(['1 column_missing category']);
  expect(problemsIn('category,name,price\n')).toEqual(['1 empty']);
  expect(problemsIn('category,name,price\nPlats,"Riz,3')).toContain('2 quotes');
  const many = Array.from({ length: 201 }, (_, index) => `Plats,Dish ${index},1`);
  expect(problemsIn(['category,name,price', ...many].join('\n'))).toEqual(['202 category_over Plats']);
});

test('matches dishes by id or name, and preserves their pictures', () => {
  const { rows } = readMenuFile(
    'category,name,price,id\nPlats,Agneau,400,Méchoui\nGrillades,yassa,100,\nDesserts,Bissap,45,foreign\nDesserts,Glace,60,',
    null,
  );
  const plan = planImport(rows, menu);
  expect(plan.added.map(({ item }) => item.name)).toEqual(['Glace']);
  expect(
    plan.changed.map(({ before, after }) => `${before.item.key} ${after.category} ${after.item.name}`),
  ).toEqual(['Méchoui Plats Agneau', 'Yassa Grillades yassa', 'Bissap Desserts Bissap']);
  expect(plan.missing).toEqual([]);
  expect(plan.result(true).map(({ key, isNew }) => (isNew ? 'new' : key))).toEqual(['k1', 'new', 'new']);
  expect(plan.result(true)[0]?.items[0]).toMatchObject({ key: 'Méchoui', image: '/api/files/Méchoui.webp' });
});

test('removes or preserves dishes that the file does not name', () => {
  const { rows } = readMenuFile('category,name,price\nPlats,Yassa,100\nPlats,Mafé,120', null);
  const plan = planImport(rows, menu);
  expect(plan.missing.map(({ item }) => item.name)).toEqual(['Méchoui', 'Bissap']);
  const names = (isMissingRemoved: boolean) =>
    plan.result(isMissingRemoved).map(({ category, items }) => [category, ...items.map(({ name }) => name)]);
  expect(names(true)).toEqual([['Plats', 'Yassa', 'Mafé']]);
  expect(names(false)).toEqual([
    ['Plats', 'Yassa', 'Mafé', 'Méchoui'],
    ['Boissons', 'Bissap'],
  ]);
});

test('two categories of one name in an older menu become one, with the dishes of both', () => {
  const twins: MenuDraft = [
    { key: 'a', isNew: false, category: 'Plats', translations: {}, items: [dish('Yassa'), dish('Mafé')] },
    { key: 'b', isNew: false, category: 'PLATS', translations: {}, items: [dish('Méchoui')] },
  ];
  const { rows } = readMenuFile('category,name,price\nPlats,Yassa,100', null);
  const [only, ...others] = planImport(rows, twins).result(false);
  expect(only?.items.map(({ name }) => name)).toEqual(['Yassa', 'Mafé', 'Méchoui']);
  expect(others).toEqual([]);
});

test('what nobody sees, or turns the text around, is left out', () => {
  const { rows, problems } = readMenuFile(
    'category,name,price\n\u202BPlats\u202C,\u202Egnp\u0007,100\n',
    null,
  );
  expect(problems).toEqual([]);
  expect(rows[0]).toMatchObject({ category: 'Plats', item: { name: 'gnp' } });
});

test('a file without a column for descriptions leaves them alone; a blank cell removes one', () => {
  const described: MenuDraft = [
    {
      key: 'k1',
      isNew: false,
      category: 'Plats',
      translations: {},
      items: [dish('Riz', { description: 'Gras' })],
    },
  ];
  const planOf = (file: string) => planImport(readMenuFile(file, 'fr').rows, described);
  const without = planOf('category,name,price\nPlats,Riz,100');
  expect(without.changed).toEqual([]);
  expect(without.result(true)[0]?.items[0]?.description).toBe('Gras');
  expect(planOf('category,name,description,price\nPlats,Riz,,100').changed).toHaveLength(1);
});
