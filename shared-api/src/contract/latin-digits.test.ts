import { latinDigits } from './latin-digits.ts';

test.each([
  ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['full-width', '０１２３４５６７８９'],
  ['N’Ko', '߀߁߂߃߄߅߆߇߈߉'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Adlam', '𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙'],
  ['the second of five rows', '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡'],
])('digits are digits: %s', (_script, digits) => {
  expect(latinDigits(digits)).toBe('0123456789');
});

test('every decimal digit of Unicode has its value', () => {
  const all = Array.from({ length: 0x11_0000 }, (_sign, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /\p{Nd}/u.test(sign));
  const values = all.map(latinDigits);
  expect(values).toEqual(all.map((_digit, at) => String(at % 10)));
});

test('what is no digit stays', () => {
  expect(latinDigits('K7M-٤٢Q ½ ²')).toBe('K7M-42Q ½ ²');
});
