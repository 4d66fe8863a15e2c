import { lineSchema, textSchema } from './common.schemas.ts';

const name = lineSchema(40, 1);

test.each([
  ['  Chez Fatou ', 'Chez Fatou'],
  ['Chez\u200B Fatou\uFEFF', 'Chez Fatou'],
  ['soft\u00ADhyphen', 'softhyphen'],
  ['مطعم \u200Fالنخيل', 'مطعم \u200Fالنخيل'],
  ['👩\u200D🍳', '👩\u200D🍳'],
  ['☕\uFE0F', '☕\uFE0F'],
  ['قهوة ١', 'قهوة ١'],
  ['Ka\u034F\uFFF9\u{E0100}ra', 'Kara'],
  ['\u202Egnp.exe', 'gnp.exe'],
  ['\u202Bمطعم\u202C \u2066Le Palmier\u2069', 'مطعم Le Palmier'],
])('%j is read as %j', (text, read) => {
  expect(name.parse(text)).toBe(read);
});

test.each([
  ...['', ' ', '\u200B', '\u3164\u3164', 'a\nb', 'a\u0000b', 'a\u2028b', 'a\u2029b'],
  // Nothing in them is seen.
  ...[
    '\u200C',
    '\u200D',
    '\u200E',
    '\u200F',
    '\u061C',
    '\u034F',
    '\u2800',
    '\u2065',
    '\u206A',
    '\u202A',
    '\u202E',
    '\u2066',
    '\u2069',
    '\uFE0F',
    '\uFFF9',
  ],
  ...['\u{E0100}', '\u17B4', '\u180B', '\u{1D173}', '\u0301', ' \u200F \uFE0F'],
])('%j is no name', (text) => {
  expect(name.safeParse(text).success).toBe(false);
});

test('an optional text in which nothing is seen is empty', () => {
  expect(lineSchema(40).parse('\u200E \u2800')).toBe('');
});

test('a text of several lines loses what changes the direction of text, too', () => {
  expect(textSchema(40).parse('one\ntwo\t3')).toBe('one\ntwo\t3');
  expect(textSchema(40).parse('one\u2028two')).toBe('one\ntwo');
  expect(textSchema(40).parse('one\u202E\ntwo\u202C')).toBe('one\ntwo');
  expect(textSchema(40).safeParse('one\u0007two').success).toBe(false);
});
