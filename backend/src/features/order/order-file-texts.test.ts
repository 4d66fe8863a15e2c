import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language } from 'shared-api/contract';
import { ORDER_FILE_TEXTS, USER_FILE_TEXTS } from '../../locales/texts.ts';

/** French words that are the English ones. */
const SAME = new Set(['Restaurant', 'Commune', 'Bankily', 'Masrvi', 'Sedad', 'Total (MRU)', 'Note']);

/** All texts of a table, by the path of their names. */
function textsOf(table: object, path = ''): [string, string][] {
  return Object.entries(table).flatMap(([name, value]: [string, string | object]) =>
    typeof value === 'string' ? [[`${path}${name}`, value]] : textsOf(value, `${path}${name}.`),
  );
}

for (const [name, texts] of Object.entries({ orders: ORDER_FILE_TEXTS, users: USER_FILE_TEXTS })) {
  const inLanguage = (language: Language) => new Map(textsOf(texts[language]));

  test(`the file of ${name} has each column once, and no word is left in English`, () => {
    const english = inLanguage('en');
    for (const language of LANGUAGES) {
      const columns = Object.values(texts[language].columns);
      assert.equal(new Set(columns).size, columns.length, language);
      if (language === 'en') continue;
      for (const [path, text] of inLanguage(language))
        assert.ok(text !== english.get(path) || SAME.has(text), `${language} ${path}: ${text}`);
    }
  });

  test(`the file of ${name} in Arabic has no Latin letters but the currency’s`, () => {
    for (const [path, text] of inLanguage('ar')) assert.doesNotMatch(text.replace('MRU', ''), /[a-z]/i, path);
  });
}
