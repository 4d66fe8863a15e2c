import { moneyText } from './money-text.ts';

test('shows decimals only if needed', () => {
  expect([moneyText(120), moneyText(120.5)]).toEqual(['120', '120.50']);
});
