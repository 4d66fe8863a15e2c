import { withSearch } from './use-search-state.ts';

test('changes some parameters and leaves the others', () => {
  const changed = withSearch(new URLSearchParams('a=1&b=2&c=3'), { a: '4', b: null, c: undefined, d: '' });
  expect(changed.toString()).toBe('a=4&c=3');
});
