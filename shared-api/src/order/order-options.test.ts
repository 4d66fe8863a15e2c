import type { OrderOption } from '../contract/index.ts';
import { counted, kitchenOptionsOf } from './order-options.ts';

function optionOf(group: string, name: string, quantity = 1): OrderOption {
  return { id: name, group, name, quantity, price: 0 };
}

test('the kitchen reads each group once, with the numbers for all portions', () => {
  const options = [optionOf('Taille', 'Grande'), optionOf('Extras', 'Œuf', 2), optionOf('Extras', 'Fromage')];
  expect(kitchenOptionsOf({ quantity: 3, options })).toEqual([
    { group: 'Taille', options: ['3 × Grande'] },
    { group: 'Extras', options: ['6 × Œuf', '3 × Fromage'] },
  ]);
  expect(kitchenOptionsOf({ quantity: 1, options: [optionOf('Taille', 'Grande')] })).toEqual([
    { group: 'Taille', options: ['Grande'] },
  ]);
  expect(kitchenOptionsOf({ quantity: 2 })).toEqual([]);
});

test('one needs no number', () => {
  expect([counted(1, 'Œuf'), counted(2, 'Œuf')]).toEqual(['Œuf', '2 × Œuf']);
});
