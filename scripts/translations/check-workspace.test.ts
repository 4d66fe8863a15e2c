import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { checkWorkspace } from './check-workspace.ts';

let workspace: string;
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'maida-workspace-'));
});
afterEach(() => rmSync(workspace, { recursive: true }));

const ARABIC_FORMS = {
  dishes_zero: 'لا أطباق',
  dishes_one: 'طبق واحد',
  dishes_two: 'طبقان',
  dishes_few: '{{count}} أطباق',
  dishes_many: '{{count}} طبقًا',
  dishes_other: '{{count}} طبق',
};
const ENGLISH = {
  title: 'Orders',
  hello: 'Hello {{name}}',
  dishes_one: '{{count}} dish',
  dishes_other: '{{count}} dishes',
};
const ARABIC = { title: 'الطلبات', hello: 'مرحبًا {{name}}', ...ARABIC_FORMS };
const CODE = "t('title'); t('order:hello', { name }); t('dishes', { count });";

function write(file: string, content: string | object): void {
  const path = join(workspace, 'src', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
}

interface Texts {
  english?: object;
  arabic?: object;
  code?: string;
  kind?: 'app' | 'server';
}

/** What is wrong with a package of two languages, without its name. */
function problemsOf({ english = ENGLISH, arabic = ARABIC, code = CODE, kind = 'app' }: Texts): string[] {
  write('locales/en/order.json', english);
  write('locales/ar/order.json', arabic);
  write('page.ts', code);
  const options = {
    languages: ['en', 'ar'],
    sameAsEnglish: { ar: ['MRU'] },
    onSame: () => undefined,
    contract: '',
    places: ['Ksar', 'Rosso'],
  };
  return checkWorkspace(workspace, kind, options).map((problem) => problem.slice(`${workspace}: `.length));
}

test('a complete package has no problem', () => {
  assert.deepEqual(problemsOf({}), []);
});

test('a key that one language lacks is found, in both directions', () => {
  assert.deepEqual(problemsOf({ arabic: { ...ARABIC, title: undefined } }), [
    'order:title has no text in ar',
  ]);
  assert.deepEqual(problemsOf({ arabic: { ...ARABIC, more: 'المزيد' } }), ['order:more has no text in en']);
});

test('a whole file that a language lacks is found', () => {
  write('locales/en/extra.json', { word: 'Word' });
  assert.deepEqual(problemsOf({ code: `${CODE} t('word')` }), ['extra.json is missing in ar']);
});

test('Arabic has six plural forms, English two', () => {
  assert.deepEqual(problemsOf({ arabic: { ...ARABIC, dishes_two: undefined } }), [
    'order:dishes_two is missing in ar',
  ]);
  const english = { ...ENGLISH, dishes_few: '{{count}} dishes' };
  assert.deepEqual(problemsOf({ english }), ['order:dishes_few is no form of en']);
});

test('a lost or misspelt placeholder is found; words for one, two and none need no number', () => {
  assert.deepEqual(problemsOf({ arabic: { ...ARABIC, hello: 'مرحبًا' } }), [
    'order:hello differs in ar by name',
  ]);
  assert.deepEqual(problemsOf({ arabic: { ...ARABIC, hello: 'مرحبًا {{nom}}' } }), [
    'order:hello differs in ar by name, nom',
  ]);
  assert.deepEqual(problemsOf({ arabic: { ...ARABIC, dishes_few: 'أطباق' } }), [
    'order:dishes_few differs in ar by count',
  ]);
});

test('a text that is left in English is found, unless it is listed', () => {
  assert.deepEqual(problemsOf({ arabic: { ...ARABIC, title: 'Orders' } }), [
    'order:title is in ar what it is in English',
  ]);
  const both = { english: { ...ENGLISH, title: 'MRU' }, arabic: { ...ARABIC, title: 'MRU' } };
  assert.deepEqual(problemsOf(both), []);
});

test('keys that nobody uses and keys that nobody defined are found', () => {
  assert.deepEqual(problemsOf({ code: CODE.replace("t('title'); ", '') }), ['order:title is never used']);
  assert.deepEqual(problemsOf({ code: `${CODE} t('titel')` }), ['key titel is used but not defined']);
});

test('a server uses a text by the parts of its key', () => {
  const english = { reset: { subject: 'Choose a password' } };
  const arabic = { reset: { subject: 'اختر كلمة مرور' } };
  const texts = { english, arabic, kind: 'server' } as const;
  assert.deepEqual(problemsOf({ ...texts, code: 'send(TEXTS[language].reset.subject);' }), []);
  assert.deepEqual(problemsOf({ ...texts, code: 'send(TEXTS[language].resets.subject);' }), [
    'order:reset.subject is never used',
  ]);
});

test('the parts of each language load the same texts', () => {
  const part = (name: string) => `import order from './${name}.json';\n`;
  write('locales/en/first.ts', part('order'));
  write('locales/ar/first.ts', part('order'));
  assert.deepEqual(problemsOf({}), []);
  write('locales/ar/first.ts', part('orders'));
  assert.deepEqual(problemsOf({}), ['ar/first.ts is not what en/first.ts is']);
  rmSync(join(workspace, 'src/locales/ar/first.ts'));
  assert.deepEqual(problemsOf({}), ['ar/first.ts is not what en/first.ts is']);
});

test('a language writes all names of places in its own way, or none', () => {
  write('locales/en/place.json', {});
  write('locales/ar/place.json', {});
  assert.deepEqual(problemsOf({}), []);
  write('locales/ar/place.json', { Ksar: 'لكصر', Aleg: 'ألاك' });
  assert.deepEqual(problemsOf({}), ['place:Rosso has no text in ar', 'place:Aleg has no text in en']);
});

test('a table of texts in code is found', () => {
  assert.deepEqual(problemsOf({ code: `${CODE} const TITLES = { en: 'Orders', ar: 'الطلبات' };` }), [
    'page.ts has Arabic texts: they belong into locales/',
  ]);
});

test('values that are joined with a comma in code are found', () => {
  const problem = 'page.ts joins values with a Latin comma: formatList has that of the language';
  assert.deepEqual(problemsOf({ code: `${CODE} const title = \`\${name}, \${place}\`;` }), [problem]);
  assert.deepEqual(problemsOf({ code: `${CODE} <p><bdi>{name}</bdi>, {place}</p>;` }), [problem]);
});

test('a folder of a language that is in no list is found', () => {
  write('locales/es/order.json', { title: 'Pedidos' });
  assert.deepEqual(problemsOf({}), ['locales/es is of no language in languages.json']);
});

test('an arrow of a style sheet points the other way in Arabic', () => {
  write('note.css', ".note::before { content: '→ '; }");
  assert.deepEqual(problemsOf({}), ['note.css has an arrow that is not mirrored']);
  write('note.css', ".note::before { content: '→ '; } .note:dir(rtl)::before { content: '← '; }");
  assert.deepEqual(problemsOf({}), []);
});
