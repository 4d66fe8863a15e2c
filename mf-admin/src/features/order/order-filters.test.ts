import { fromTableSort, ORDER_SORTS, readOrderFilters, toOrderQuery, toTableSort } from './order-filters.ts';

const query = (search: string) => toOrderQuery(readOrderFilters(new URLSearchParams(search)));

test('asks for the ten newest orders without filters in the address', () => {
  expect(query('')).toEqual({ limit: 10, sort: 'newest' });
});

test('sends every filter to the service', () => {
  const address =
    'q=K7M&status=REFUNDED&restaurant=Chez+N%C3%A9ma&from=2026-11-01&to=2026-11-20&sort=lowest&cursor=abc';
  expect(query(address)).toEqual({
    limit: 10,
    q: 'K7M',
    status: 'REFUNDED',
    restaurantName: 'Chez Néma',
    from: '2026-11-01',
    to: '2026-11-20',
    sort: 'lowest',
    cursor: 'abc',
  });
});

test('ignores unknown statuses, days and sorts', () => {
  expect(query('status=LOST&from=yesterday&to=2026-13-45&sort=luck')).toEqual({ limit: 10, sort: 'newest' });
});

test('converts each sort to a table heading and back', () => {
  expect(ORDER_SORTS.map((sort) => fromTableSort(toTableSort(sort)))).toEqual([...ORDER_SORTS]);
});
