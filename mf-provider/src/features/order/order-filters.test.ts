import { isFiltered, readOrderFilters, toOrderQuery } from './order-filters.ts';

const read = (search: string) => readOrderFilters(new URLSearchParams(search));

test('an address without filters asks for all orders, newest first', () => {
  expect(toOrderQuery(read(''))).toEqual({ limit: 24, sort: 'newest' });
  expect(isFiltered(read('sort=oldest&cursor=abc'))).toBe(false);
});

test('every filter of the address goes to the service', () => {
  expect(toOrderQuery(read('q=%20awa%20&status=Pending&type=Takeaway&sort=highest&cursor=abc'))).toEqual({
    limit: 24,
    q: 'awa',
    providerStatus: 'Pending',
    orderType: 'Takeaway',
    sort: 'highest',
    cursor: 'abc',
  });
});

test('unknown words in the address count as absent', () => {
  expect(toOrderQuery(read('status=Lost&type=Drone&sort=random'))).toEqual({ limit: 24, sort: 'newest' });
});
