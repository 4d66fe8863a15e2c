import { fromTableSort, ORDER_SORTS, readOrderFilters, toOrderQuery, toTableSort } from './order-filters.ts';

const query = (search: string) => toOrderQuery(readOrderFilters(new URLSearchParams(search)));

test('an address without filters asks for the ten newest of all orders', () => {
  expect(query('')).toEqual({ limit: 10, sort: 'newest' });
});

test('every filter goes to the service', () => {
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

test('what is no status, no day or no sort counts as absent', () => {
  expect(query('status=LOST&from=yesterday&to=2026-13-45&sort=luck')).toEqual({ limit: 10, sort: 'newest' });
});

test('each sort is a heading of the table and comes back from it', () => {
  expect(ORDER_SORTS.map((sort) => fromTableSort(toTableSort(sort)))).toEqual([...ORDER_SORTS]);
});
