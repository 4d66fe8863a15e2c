import { readAmount } from 'shared-api/contract';
import { moneyText } from './money-text.ts';

test('shows decimals only if needed', () => {
  expect([120, 120.5, 1234.05].map((amount) => moneyText(amount, 'en'))).toEqual([
    '120',
    '120.50',
    '1234.05',
  ]);
});

test('has the decimal mark of the page, which is read again', () => {
  expect(moneyText(2.4, 'fr')).toBe('2,40');
  expect(moneyText(2.4, 'ar')).toBe('2.40');
  for (const language of ['en', 'fr', 'ar'])
    for (const amount of [0.05, 2.4, 19.99, 350])
      expect(readAmount(moneyText(amount, language))).toBe(amount);
});
