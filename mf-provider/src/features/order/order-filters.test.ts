import { isFiltered, readOrderFilters, toOrderQuery } from './order-filters.ts';

const read = (search: string) => readOrderFilters(new URLSearchParams(search));

test('asks for all orders, newest first, without filters in the address', () => {
  expect(toOrderQuery(read(''))).toEqual({ limit: 24, sort: 'newest' });
  expect(isFiltered(read('sort=oldest&cursor=abc'))).toBe(false);
});

test('sends every filter of the address to the service', () => {
  expect(toOrderQuery(read('q=%20awa%20&status=Pending&type=Takeaway&sort=highest&cursor=abc'))).toEqual({
    limit: 24,
    q: 'awa',
    providerStatus: 'Pending',
    orderType: 'Takeaway',
    sort: 'highest',
    cursor: 'abc',
  });
});

test('ignores unknown words in the address', () => {
  expect(toOrderQuery(read('status=Lost&type=Drone&sort=random'))).toEqual({ limit: 24, sort: 'newest' });
});
