import { ownTextsOf } from './own-text.ts';

const dish = {
  name: 'Poulet yassa',
  description: 'Oignons',
  translations: { ar: { name: 'دجاج ياسا', description: '' } },
} as const;

test('marks a text with its language and direction, unless it is the page’s', () => {
  expect(ownTextsOf('ar', 'fr').name(dish)).toEqual({
    text: 'دجاج ياسا',
    marks: { dir: 'rtl', translate: 'no' },
  });
  expect(ownTextsOf('ar', 'fr').description(dish)).toEqual({
    text: 'Oignons',
    marks: { lang: 'fr', dir: 'ltr' },
  });
  expect(ownTextsOf('fr', 'fr').name(dish).marks).toEqual({ dir: 'ltr', translate: 'no' });
  expect(ownTextsOf('en', 'ar').name({ name: 'مشوي' }).marks).toEqual({
    lang: 'ar',
    dir: 'rtl',
    translate: 'no',
  });
});

test('leaves the direction to the text where nobody has said its language', () => {
  expect(ownTextsOf('en', null).name(dish).marks).toEqual({ dir: 'auto', translate: 'no' });
  expect(ownTextsOf('en', undefined).category({ category: 'Plats' }).marks).toEqual({
    dir: 'auto',
    translate: 'no',
  });
});

test('shows a line of an order as its customer saw it, whatever the page’s language', () => {
  const line = { name: 'Poulet yassa', shown: { name: 'دجاج ياسا', language: 'ar' } } as const;
  expect(ownTextsOf('fr', 'fr').line(line)).toEqual({
    text: 'دجاج ياسا',
    marks: { lang: 'ar', dir: 'rtl', translate: 'no' },
  });
  expect(ownTextsOf('ar', 'fr').line({ name: 'Bissap' })).toEqual({
    text: 'Bissap',
    marks: { lang: 'fr', dir: 'ltr', translate: 'no' },
  });
});
