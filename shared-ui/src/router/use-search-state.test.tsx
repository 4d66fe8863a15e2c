import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useSearchState, withSearch } from './use-search-state.ts';

function renderSearchState(address: string) {
  return renderHook(() => ({ ...useSearchState(), address: useLocation().search }), {
    wrapper: (props: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[address]}>{props.children}</MemoryRouter>
    ),
  });
}

test('changes some parameters and leaves the others', () => {
  const changed = withSearch(new URLSearchParams('a=1&b=2&c=3'), { a: '4', b: null, c: undefined, d: '' });
  expect(changed.toString()).toBe('a=4&c=3');
});

test('applies two changes that come before the next render', () => {
  const { result } = renderSearchState('/list?a=1');
  act(() => {
    result.current.change({ b: '2' });
    result.current.change({ c: '3' });
  });
  expect(result.current.address).toBe('?a=1&b=2&c=3');
  expect(result.current.parameters.get('c')).toBe('3');
});
