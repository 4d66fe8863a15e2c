import { moneyText, parseMoney } from './money-input.ts';

test.each([
  ['120', 120],
  ['120,5', 120.5],
  ['1 250.75', 1250.75],
  ['0', 0],
])('%s is an amount', (text, amount) => {
  expect(parseMoney(text)).toBe(amount);
});

test.each(['', '-5', '1.234', 'free', '12,', '1e3', '99999999'])('%j is none', (text) => {
  expect(parseMoney(text)).toBeUndefined();
});

test('shows decimals only if needed', () => {
  expect([moneyText(120), moneyText(120.5)]).toEqual(['120', '120.50']);
});
