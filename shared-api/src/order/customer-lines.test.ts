import type { Order } from '../contract/index.ts';
import { customerLines, dishesOf } from './customer-lines.ts';

const order = {
  restaurant: { language: 'fr' },
  items: [
    {
      id: 'a',
      name: 'Poulet yassa',
      shown: { name: 'دجاج ياسا', language: 'ar' },
      quantity: 2,
      total: 500,
      note: 'Sans oignons',
      options: [
        { id: 'b', name: 'Œuf', quantity: 2 },
        { id: 'c', name: 'Grande', quantity: 1 },
      ],
    },
    { id: 'd', name: 'Bissap', quantity: 1, total: 100, note: null },
  ],
} as unknown as Order;

test('shows dishes and options as the customer saw them', () => {
  const marks = { lang: 'fr', dir: 'ltr', translate: 'no' };
  expect(customerLines(order, 'ar')).toEqual([
    {
      id: 'a',
      quantity: '2\u00A0×',
      name: { text: 'دجاج ياسا', marks: { dir: 'rtl', translate: 'no' } },
      options: [
        { id: 'b', text: '2 × Œuf', marks },
        { id: 'c', text: 'Grande', marks },
      ],
      note: 'Sans oignons',
      amount: 500,
    },
    { id: 'd', quantity: '1\u00A0×', name: { text: 'Bissap', marks }, options: [], note: null, amount: 100 },
  ]);
});

test('names the dishes in one line', () => {
  expect(dishesOf(order, 'fr')).toEqual(['2\u00A0×\u00A0دجاج ياسا', '1\u00A0×\u00A0Bissap']);
});
