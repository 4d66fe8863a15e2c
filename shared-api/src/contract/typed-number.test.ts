import { readAmount, readWholeNumber } from './typed-number.ts';

test.each([
  ['45', 45],
  [' 45\u00A0', 45],
  ['٤٥', 45],
  ['۴۵', 45],
  ['４５', 45],
  ['\u200F45\u200E', 45],
  ['1 200', 1200],
  ['0', 0],
])('%j is the whole number %d', (text, number) => {
  expect(readWholeNumber(text)).toBe(number);
});

test.each(['', '4.5', '-5', 'four', '4e3', '1234567890'])('%j is no whole number', (text) => {
  expect(readWholeNumber(text)).toBeUndefined();
});

test.each([
  ['120', 120],
  ['120,5', 120.5],
  ['1 250.75', 1250.75],
  ['1\u00A0250,75', 1250.75],
  ['1\u202F250,75', 1250.75],
  ['1’250.75', 1250.75],
  ['١٬٢٥٠٫٧٥', 1250.75],
  ['۱۲۵۰٫۷۵', 1250.75],
  ['１２５０．７５', 1250.75],
  ['\u200E٢٥٠\u200E', 250],
  ['250 MRU', 250],
  ['0', 0],
])('%j is the amount %d', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each(['', 'MRU', '-5', '1.234', 'free', '12,', '1e3', '10²', '99999999', '1000000.01'])(
  '%j is no amount',
  (text) => {
    expect(readAmount(text)).toBeUndefined();
  },
);
