import { fromTableSort, readUserFilters, toTableSort, toUserQuery, USER_SORTS } from './user-filters.ts';

const query = (search: string) => toUserQuery(readUserFilters(new URLSearchParams(search)));

test('an address without filters asks for the ten newest of all users', () => {
  expect(query('')).toEqual({ limit: 10, sort: 'newest' });
});

test('every filter goes to the service', () => {
  expect(query('q=salma&role=PROVIDER&status=unconfirmed&sort=name_desc&cursor=abc')).toEqual({
    limit: 10,
    q: 'salma',
    role: 'PROVIDER',
    confirmed: 'false',
    sort: 'name_desc',
    cursor: 'abc',
  });
});

test('what is no role, no status or no sort counts as absent', () => {
  expect(query('role=KING&status=maybe&sort=luck&q=+')).toEqual({ limit: 10, sort: 'newest' });
});

test('each sort but the usual one is a heading of the table and comes back from it', () => {
  const sorts = USER_SORTS.map(toTableSort);
  expect(sorts.map((sort) => (sort ? fromTableSort(sort) : 'newest'))).toEqual([...USER_SORTS]);
  expect(fromTableSort({ columnId: 'since', direction: 'descending' })).toBe('newest');
});
