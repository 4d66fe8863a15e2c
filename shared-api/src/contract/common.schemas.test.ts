import { lineSchema, textSchema } from './common.schemas.ts';

const name = lineSchema(40, 1);

test.each([
  ['  Chez Fatou ', 'Chez Fatou'],
  ['Chez\u200B Fatou\uFEFF', 'Chez Fatou'],
  ['soft\u00ADhyphen', 'softhyphen'],
  ['مطعم \u200Fالنخيل', 'مطعم \u200Fالنخيل'],
  ['👩\u200D🍳', '👩\u200D🍳'],
])('%j is read as %j', (text, read) => {
  expect(name.parse(text)).toBe(read);
});

test.each(['', ' ', '\u200B', '\u3164\u3164', '\u202Egnp.exe', 'a\u2067b', 'a\nb', 'a\u0000b'])(
  '%j is no name',
  (text) => {
    expect(name.safeParse(text).success).toBe(false);
  },
);

test('a text of several lines may not change the direction of text either', () => {
  expect(textSchema(40).parse('one\ntwo\t3')).toBe('one\ntwo\t3');
  expect(textSchema(40).safeParse('one\u202Etwo').success).toBe(false);
});
