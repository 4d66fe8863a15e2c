import type { MenuDraft } from '../menu-draft.ts';
import { columnOf } from './menu-columns.ts';
import { planImport } from './plan-import.ts';
import { readMenuFile } from './read-menu-file.ts';
import { dish } from './testing.ts';

test('reads the language of a column from its heading, however it is written', () => {
  const headings = [
    'Name (ar)',
    'Nom (arabe)',
    'name_ar',
    'Name in Arabic',
    'Nom en arabe',
    'الاسم (العربية)',
    'الاسم بالعربية',
  ];
  expect(headings.map(columnOf)).toEqual(headings.map(() => 'name.ar'));
  expect(['Category (fr)', 'Description (français)', 'القسم (الإنجليزية)'].map(columnOf)).toEqual([
    'category.fr',
    'description.fr',
    'category.en',
  ]);
  expect(['Price (MRU)', 'Name (required)', 'Price (fr)', 'Arabic'].map(columnOf)).toEqual([
    'price',
    'name',
    'price',
    undefined,
  ]);
});

const translated: MenuDraft = [
  {
    ...{ key: 'k1', isNew: false, category: 'Plats', translations: { ar: { name: 'أطباق' } } },
    items: [
      dish('Riz', { translations: { ar: { name: 'أرز', description: 'بالسمك' }, en: { name: 'Rice' } } }),
    ],
  },
];

test('a file without columns for languages leaves their texts alone', () => {
  const { rows } = readMenuFile('category,name,price\nPlats,Riz,120', 'fr');
  const plan = planImport(rows, translated);
  expect(plan.categories).toEqual([]);
  expect(plan.result(false)[0]?.translations).toEqual({ ar: { name: 'أطباق' } });
  expect(plan.result(false)[0]?.items[0]?.translations).toBe(translated[0]?.items[0]?.translations);
});

test('a blank cell of a column removes the text, and is a change', () => {
  const { rows } = readMenuFile(
    'category,Category (ar),name,Name (ar),price\nPlats,,Riz,,100\nPlats,وجبات,Yassa,ياسا,100',
    'fr',
  );
  const plan = planImport(rows, translated);
  expect(plan.changed.map(({ after }) => after.item.translations)).toEqual([
    { ar: { description: 'بالسمك' }, en: { name: 'Rice' } },
  ]);
  expect(plan.categories).toEqual([
    { category: 'Plats', before: { ar: { name: 'أطباق' } }, after: { ar: { name: 'وجبات' } } },
  ]);
  expect(plan.added[0]?.item.translations).toEqual({ ar: { name: 'ياسا' } });
});

test('what is named in the original language is the original', () => {
  const { rows, problems } = readMenuFile('Catégorie (fr),Nom (fr),Nom (en),Prix\nPlats,Riz,Rice,100', 'fr');
  expect(problems).toEqual([]);
  expect(rows[0]).toMatchObject({ category: 'Plats', item: { name: 'Riz' } });
  expect(rows[0]?.item?.texts).toEqual([{ language: 'en', field: 'name', text: 'Rice' }]);
});

test('reports texts that are too long, and categories that are named twice', () => {
  const text = `category,Category (ar),name,Name (ar),price\nPlats,أطباق,Riz,${'س'.repeat(121)},100\nPlats,وجبات,Yassa,,100`;
  const found = readMenuFile(text, 'fr').problems.map(({ line, problem, value }) => [line, problem, value]);
  expect(found).toEqual([[2, 'text_long', 'name.ar']]);
  const other = readMenuFile(text.replace('س'.repeat(121), ''), 'fr').problems;
  expect(other).toEqual([{ line: 3, problem: 'category_differs', value: 'وجبات' }]);
});

test('the headings of the reader’s own exports are known in any language', () => {
  const spanish: Readonly<Record<string, string>> = {
    category: 'Categoría',
    name: 'Plato',
    price: 'Precio',
    'name.ar': 'Plato (árabe)',
  };
  const text = 'Categoría,Plato,Plato (árabe),Precio\nPlatos,Arroz,أرز,100';
  expect(readMenuFile(text, null).problems.map(({ problem }) => problem)).toContain('column_missing');
  const { rows, problems } = readMenuFile(text, null, (column) => spanish[column] ?? column);
  expect(problems).toEqual([]);
  expect(rows[0]).toMatchObject({
    category: 'Platos',
    item: { name: 'Arroz', price: 100, texts: [{ language: 'ar', field: 'name', text: 'أرز' }] },
  });
});
