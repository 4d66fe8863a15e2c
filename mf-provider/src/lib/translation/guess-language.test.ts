import { guessLanguage } from './guess-language.ts';

test.each([
  ['ar', ['مشوي على الفحم', 'أرز بالسمك', 'Coca-Cola']],
  ['fr', ['Thieboudienne', 'Riz au poisson, légumes du fleuve', 'Poulet yassa']],
  ['fr', ['Plats', 'Brochettes de boeuf', 'Salade']],
  ['en', ['Mains', 'Chickpeas whipped with tahini', 'Grilled fish']],
  [undefined, ['Pizza', 'Bissap']],
  [undefined, []],
])('guesses %s', (language, texts) => {
  expect(guessLanguage(texts)).toBe(language);
});
