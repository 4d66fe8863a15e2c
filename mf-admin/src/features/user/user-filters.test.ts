import { fromTableSort, readUserFilters, toTableSort, toUserQuery, USER_SORTS } from './user-filters.ts';

const query = (search: string) => toUserQuery(readUserFilters(new URLSearchParams(search)));

test('asks for the ten newest users without filters in the address', () => {
  expect(query('')).toEqual({ limit: 10, sort: 'newest' });
});

test('sends every filter to the service', () => {
  expect(query('q=salma&role=PROVIDER&status=unconfirmed&sort=name_desc&cursor=abc')).toEqual({
    limit: 10,
    q: 'salma',
    role: 'PROVIDER',
    confirmed: 'false',
    sort: 'name_desc',
    cursor: 'abc',
  });
});

test('ignores unknown roles, statuses and sorts', () => {
  expect(query('role=KING&status=maybe&sort=luck&q=+')).toEqual({ limit: 10, sort: 'newest' });
});

test('converts each sort but the default to a table heading and back', () => {
  const sorts = USER_SORTS.map(toTableSort);
  expect(sorts.map((sort) => (sort ? fromTableSort(sort) : 'newest'))).toEqual([...USER_SORTS]);
  expect(fromTableSort({ columnId: 'since', direction: 'descending' })).toBe('newest');
});
