import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import area from '../../../area.json';
import { FILTER_PARAMETERS, useRestaurantFilter } from './use-restaurant-filter.ts';

const renderFilter = (address: string) =>
  renderHook(() => useRestaurantFilter(), {
    wrapper: (props: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[address]}>{props.children}</MemoryRouter>
    ),
  });

test('a change that comes before the page shows the one before keeps both', () => {
  const { result } = renderFilter('/?q=thieb');
  act(() => {
    const { reset, change } = result.current;
    reset();
    change({ region: 'Trarza' });
    // The search that was emptied settles.
    change({ q: '' });
    change({ cuisine: 'seafood' });
  });
  expect(result.current).toMatchObject({ settledQ: '', text: '', region: 'Trarza', cuisine: 'seafood' });
});

test('is unfiltered whatever else the address says', () => {
  expect(renderFilter('/?utm_source=mail').result.current.isUnfiltered).toBe(true);
  expect(renderFilter('/?region=Trarza').result.current.isUnfiltered).toBe(false);
});

test('the server renders the list for every parameter of the filter', () => {
  const list = area.mounts.find(({ path }) => path === '/');
  expect(list?.query).toEqual([...FILTER_PARAMETERS]);
});
