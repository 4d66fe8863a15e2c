import { phoneSchema } from './common.schemas.ts';
import { isPhone, miscountedDigits, readPhone } from './phone-number.ts';

const WRITTEN = [
  '2233445566',
  '22 33 44 55 66',
  '22-33-44-55-66',
  '22–33—44‑55−66',
  '22.33.44.55.66',
  '22·33•44/55_66',
  '(22) 33 [44] 55 66',
  '22\u00A033\u00A044\u202F55\u200966',
  '\u200E2233445566\u200F',
  '\u202A22 33 44 55 66\u202C',
  '\u2068+22 33 44 55 66\u2069',
  '٢٢٣٣٤٤٥٥٦٦',
  '۲۲ ۳۳ ۴۴ ۵۵ ۶۶',
  '２２３３４４５５６６',
  '（２２）３３－４４．５５／６６',
];

test.each(WRITTEN)('%j is 2233445566, on the page and in the service', (text) => {
  expect(readPhone(text)).toBe('2233445566');
  expect(isPhone(text, 10)).toBe(true);
  expect(miscountedDigits(text, 10)).toBeUndefined();
  expect(phoneSchema.parse(text)).toBe('2233445566');
});

test.each([
  ['22 33 44 55 6', 9],
  ['٢٢ ٣٣ ٤٤ ٥٥ ٦', 9],
  ['+222 22 33 44 55', 11],
  ['22 33 44 55 6O', 9],
  ['no', 0],
  ['', undefined],
  [' ', undefined],
  ['2233445566 b', undefined],
])('%j is refused; counted: %p', (text, count) => {
  expect(isPhone(text, 10)).toBe(false);
  expect(miscountedDigits(text, 10)).toBe(count);
});

test('the service says how many digits it has counted', () => {
  const messagesOf = (text: string) =>
    phoneSchema.safeParse(text).error?.issues.map(({ message }) => message);
  expect(messagesOf('12-3')).toEqual(['has to have 4 to 15 digits: that is 3']);
  expect(messagesOf('22 33 44 55 6O')).toEqual(['has to have digits only']);
  expect(messagesOf('1'.repeat(61))).toEqual(['Too big: expected string to have <=60 characters']);
});
