import * as fc from 'fast-check';
import { contentOf, type DraftItem, type MenuDraft } from '../menu-draft.ts';
import { planImport } from './plan-import.ts';
import { decodeMenuFile, readMenuFile } from './read-menu-file.ts';
import { writeMenuFile, type FileStyle } from './write-menu-file.ts';

const headings = {
  category: 'Category',
  name: 'Name',
  description: 'Description',
  price: 'Price (MRU)',
  id: 'Id',
};
const english: FileStyle = { separator: ',', decimal: '.', headings };
const french: FileStyle = {
  separator: ';',
  decimal: ',',
  headings: { ...headings, category: 'Catégorie', name: 'Nom', price: 'Prix (MRU)' },
};

const dish = (key: string, change: Partial<DraftItem> = {}): DraftItem => ({
  key,
  isNew: false,
  name: key,
  description: '',
  price: 100,
  image: `/api/files/${key}.webp`,
  ...change,
});
const menu: MenuDraft = [
  { key: 'k1', isNew: false, category: 'Plats', items: [dish('Méchoui', { price: 350 }), dish('Yassa')] },
  { key: 'k2', isNew: false, category: 'Boissons', items: [dish('Bissap', { price: 30 })] },
];
const problemsIn = (text: string) =>
  readMenuFile(text).problems.map(({ line, problem, value }) => `${line} ${problem} ${value}`.trim());

const word = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    fc.string({ unit: fc.constantFrom(...`'=+-@,;"a 1`), minLength: 1, maxLength: 6 }),
  )
  .map((text) => text.replaceAll(/\p{C}|\s/gu, ' ').trim());
const anyMenu = fc
  .uniqueArray(
    fc.tuple(word, fc.array(fc.tuple(word, word, fc.integer({ min: 0, max: 10_000_000 })), { maxLength: 4 })),
    {
      maxLength: 4,
      selector: ([name]) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase(),
    },
  )
  .map((parts): MenuDraft =>
    parts
      .filter(([name]) => name !== '')
      .map(([name, items], at) => ({
        key: `c${at}`,
        isNew: false,
        category: name,
        items: items
          .filter(([text]) => text !== '')
          .map(([text, description, minor], index) =>
            dish(`${at}-${index}`, { name: text, description, price: minor / 100 }),
          ),
      })),
  )
  .filter((parts) => parts.length > 0);

test.each([english, french])('reads back what it writes, with every separator', (style) => {
  fc.assert(
    fc.property(anyMenu, (any) => {
      const { rows, problems } = readMenuFile(writeMenuFile(any, style));
      expect(problems).toEqual([]);
      const plan = planImport(rows, any);
      expect([plan.added, plan.changed, plan.missing]).toEqual([[], [], []]);
      expect(contentOf(plan.result(false))).toEqual(contentOf(any));
      expect(plan.result(false).map(({ key }) => key)).toEqual(any.map(({ key }) => key));
    }),
    { numRuns: 200 },
  );
});

test('writes no text that a spreadsheet would compute', () => {
  for (const name of ['=1+1', '+222', '-3', '@SUM(A1)', '＝1', '=HYPERLINK("http://x";"y")']) {
    const text = writeMenuFile(
      [{ key: 'k', isNew: false, category: name, items: [dish('d', { name })] }],
      english,
    );
    const cells = text.split('\r\n')[1] ?? '';
    expect(cells).toMatch(/^"?'/);
    expect(cells).not.toMatch(/,"?[=+\-@＝]/);
  }
});

test('begins with the byte order mark by which spreadsheets recognize UTF-8', () => {
  expect(writeMenuFile(menu, french)).toMatch(
    /^\u{FEFF}Catégorie;Nom;Description;Prix \(MRU\);Id\r\nPlats;Méchoui;;350,00;/u,
  );
});

test('reads commas, semicolons and tabs, decimal commas, and headings of both languages', () => {
  for (const text of [
    'category,name,price\nPlats,Riz,"120,50"\n',
    'Prix;PLAT;Catégorie\r\n120,50;Riz;Plats\r\n',
    '\u{FEFF}Category\tName\tPrice (MRU)\tNotes\nPlats\tRiz\t120.5 MRU\tx',
    'sep=;\ncategorie;nom;prix\nPlats;Riz;120,5',
  ]) {
    const { rows, problems } = readMenuFile(text);
    expect(problems).toEqual([]);
    expect(rows[0]).toMatchObject({
      category: 'Plats',
      item: { name: 'Riz', price: 120.5, description: '' },
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
  );
  const plan = planImport(rows, menu);
  expect(plan.added.map(({ item }) => item.name)).toEqual(['Glace']);
  expect(
    plan.changed.map(({ before, after }) => `${before.item.key} ${after.category} ${after.item.name}`),
  ).toEqual(['Méchoui Plats Agneau', 'Yassa Grillades yassa', 'Bissap Desserts Bissap']);
  expect(plan.missing).toEqual([]);
  expect(plan.result(false).map(({ key, isNew }) => (isNew ? 'new' : key))).toEqual(['k1', 'new', 'new']);
  expect(plan.result(false)[0]?.items[0]).toMatchObject({ key: 'Méchoui', image: '/api/files/Méchoui.webp' });
});

test('removes or preserves dishes that the file does not name', () => {
  const { rows } = readMenuFile('category,name,price\nPlats,Yassa,100\nPlats,Mafé,120');
  const plan = planImport(rows, menu);
  expect(plan.missing.map(({ item }) => item.name)).toEqual(['Méchoui', 'Bissap']);
  const names = (isMissingKept: boolean) =>
    plan.result(isMissingKept).map(({ category, items }) => [category, ...items.map(({ name }) => name)]);
  expect(names(false)).toEqual([['Plats', 'Yassa', 'Mafé']]);
  expect(names(true)).toEqual([
    ['Plats', 'Yassa', 'Mafé', 'Méchoui'],
    ['Boissons', 'Bissap'],
  ]);
});

test('reads files of older spreadsheets', () => {
  const windows = new Uint8Array([0x50, 0x6c, 0xe2, 0x74]);
  expect(decodeMenuFile(windows.buffer)).toBe('Plât');
  const wide = new Uint8Array([0xff, 0xfe, 0x50, 0x00, 0xe9, 0x00]);
  expect(decodeMenuFile(wide.buffer)).toBe('Pé');
});
