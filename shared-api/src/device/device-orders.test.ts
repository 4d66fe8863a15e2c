import { createStoredOrders } from './device-orders.ts';

const ORDER = {
  token: 't',
  code: 'M-1',
  restaurantName: 'Chez Mariem',
  totalAmount: 12,
  orderDate: '2026-11-20T12:00:00.000Z',
};

test('reads stored orders, and ignores invalid entries', () => {
  localStorage.setItem('maida.orders', JSON.stringify([ORDER, { ...ORDER, code: 5 }, null]));
  expect(createStoredOrders().read()).toEqual([ORDER]);
});
