import { shownText } from './localized-text.ts';

const dish = {
  original: 'Poulet yassa',
  language: 'fr',
  field: 'name',
  translations: { ar: { name: 'دجاج ياسا' }, en: { name: '' } },
} as const;

test('shows a translation where it is given, and the original otherwise', () => {
  expect(shownText(dish, 'ar')).toEqual({ text: 'دجاج ياسا', language: 'ar' });
  expect(shownText(dish, 'fr')).toEqual({ text: 'Poulet yassa', language: 'fr' });
  expect(shownText(dish, 'en')).toEqual({ text: 'Poulet yassa', language: 'fr' });
  expect(shownText({ ...dish, translations: undefined }, 'ar')).toEqual({
    text: 'Poulet yassa',
    language: 'fr',
  });
});

test('says that the language of an original is unknown where its owner has not said', () => {
  for (const language of [null, undefined]) {
    expect(shownText({ ...dish, language }, 'fr')).toEqual({ text: 'Poulet yassa', language: null });
    expect(shownText({ ...dish, language }, 'ar')).toEqual({ text: 'دجاج ياسا', language: 'ar' });
  }
});

test('prefers the original in its own language, whatever stands beside it', () => {
  const both = { ...dish, translations: { fr: { name: 'Yassa' } } } as const;
  expect(shownText(both, 'fr')).toEqual({ text: 'Poulet yassa', language: 'fr' });
});
