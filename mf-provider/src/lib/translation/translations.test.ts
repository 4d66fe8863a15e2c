import { collectTexts, isSameTexts, otherLanguages, toDraftTexts, withText } from './translations.ts';

const arabicName = { language: 'ar', field: 'name' } as const;

test('an empty text leaves no trace', () => {
  const given = withText({}, arabicName, 'مشوي');
  expect(given).toEqual({ ar: { name: 'مشوي' } });
  expect(withText(given, arabicName, '')).toEqual({});
  expect(toDraftTexts({ ar: { name: '', description: undefined }, fr: { name: 'Riz' } })).toEqual({
    fr: { name: 'Riz' },
  });
});

test('sets one text beside the others', () => {
  const texts = collectTexts(({ language, field }) => `${language} ${field}`);
  const next = withText(texts, arabicName, 'لبن');
  expect(next.ar).toEqual({ name: 'لبن', description: 'ar description' });
  expect(next.fr).toBe(texts.fr);
  expect([isSameTexts(texts, next), isSameTexts(next, { ...next })]).toEqual([false, true]);
});

test('offers other languages only once the original one is known', () => {
  expect(otherLanguages(null)).toEqual([]);
  expect(otherLanguages('fr')).toEqual(['en', 'ar']);
});
