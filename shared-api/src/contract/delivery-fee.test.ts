import { feeTo } from './delivery-fee.ts';

const fees = { Ksar: 40, Riyad: null, Sebkha: 0 };

test.each([
  ['Ksar', 40],
  ['Sebkha', 0],
  ['Riyad', null],
  ['Arafat', 50],
  ['toString', 50],
  ['', 50],
  [null, 50],
])('a delivery to %s', (commune, fee) => {
  expect(feeTo(50, fees, commune)).toBe(fee);
});
