import { readOrderCode, readPhoneEnd } from './order-code.ts';

test.each(['K7M-42Q', 'k7m42q', ' k7m 42q ', 'K7M–42Q', '#K7M-42Q', 'K٧M-٤٢Q', '\u2068k۷m-۴۲q\u2069.'])(
  'reads %j as the code that it is',
  (text) => {
    expect(readOrderCode(text)).toBe('K7M-42Q');
  },
);

test.each(['', '-', 'K7M-42', 'K7M-42QX', 'K0M-42Q', 'KIM-42Q', "K7M-42Q'; --"])('%j is no code', (text) => {
  expect(readOrderCode(text)).toBeUndefined();
});

test('reads the last four digits, also of the whole number and in Arabic-Indic digits', () => {
  for (const text of ['0134', ' 01 34 ', '٠١٣٤', '۰۱۳۴', '2245 02 01 34', '+222 45 02 01 34']) {
    expect(readPhoneEnd(text)).toBe('0134');
  }
  for (const text of ['', '134', 'abcd', '13 4']) expect(readPhoneEnd(text)).toBeUndefined();
});
