import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { TableColumn } from './table-types.ts';
import { useClientTable } from './use-client-table.ts';

interface Dish {
  name: string;
  price: number | null;
}

const columns: readonly TableColumn<Dish>[] = [
  { id: 'name', header: 'Name', cell: (dish) => dish.name, sortValue: (dish) => dish.name },
  { id: 'price', header: 'Price', cell: (dish) => dish.price, sortValue: (dish) => dish.price },
];
const dishes: readonly Dish[] = [
  { name: 'Zrig', price: null },
  { name: 'éclair', price: 40 },
  { name: 'Atay 10', price: 25 },
  { name: 'Atay 9', price: 250 },
];

function renderTable(search = '', address?: string) {
  return renderHook(
    (props: { rows: readonly Dish[] }) => ({
      ...useClientTable({ ...props, columns, pageSize: 3, address }),
      search: useLocation().search,
    }),
    {
      initialProps: { rows: dishes },
      wrapper: (props: { children: ReactNode }) => (
        <MemoryRouter initialEntries={[`/${search}`]}>{props.children}</MemoryRouter>
      ),
    },
  );
}

const names = (rows: readonly Dish[]) => rows.map((dish) => dish.name);

describe('useClientTable', () => {
  it('keeps the given order until it is sorted', () => {
    expect(names(renderTable().result.current.rows)).toEqual(['Zrig', 'éclair', 'Atay 10']);
  });

  it('sorts texts by locale and numbers by value, missing values last', () => {
    const { result } = renderTable();
    act(() => result.current.onSortChange({ columnId: 'name', direction: 'ascending' }));
    expect(names(result.current.rows)).toEqual(['Atay 9', 'Atay 10', 'éclair']);
    act(() => result.current.onSortChange({ columnId: 'price', direction: 'ascending' }));
    expect(names(result.current.rows)).toEqual(['Atay 10', 'éclair', 'Atay 9']);
    act(() => result.current.onSortChange({ columnId: 'price', direction: 'descending' }));
    expect(names(result.current.rows)).toEqual(['Atay 9', 'éclair', 'Atay 10']);
  });

  it('pages, and returns to the first page after sorting', () => {
    const { result } = renderTable();
    act(() => result.current.pager.onPageChange(2));
    expect(names(result.current.rows)).toEqual(['Atay 9']);
    act(() => result.current.onSortChange({ columnId: 'name', direction: 'descending' }));
    expect(result.current.pager.page).toBe(1);
  });

  it('goes to the last page when a filter leaves fewer', () => {
    const { result, rerender } = renderTable();
    act(() => result.current.pager.onPageChange(2));
    rerender({ rows: dishes.slice(0, 2) });
    expect(result.current.pager).toMatchObject({ page: 1, total: 2 });
    expect(names(result.current.rows)).toEqual(['Zrig', 'éclair']);
  });

  it('stores sort and page in the address, and restores them', () => {
    const { result } = renderTable('?q=zrig', 'menu');
    act(() => result.current.onSortChange({ columnId: 'price', direction: 'descending' }));
    act(() => result.current.pager.onPageChange(2));
    expect(result.current.search).toBe('?q=zrig&menu-sort=-price&menu-page=2');
    const reloaded = renderTable(result.current.search, 'menu').result.current;
    expect(reloaded.sort).toEqual({ columnId: 'price', direction: 'descending' });
    expect(names(reloaded.rows)).toEqual(['Zrig']);
    act(() => result.current.pager.onPageChange(1));
    expect(result.current.search).toBe('?q=zrig&menu-sort=-price');
  });

  it('ignores an invalid address', () => {
    const { result } = renderTable('?sort=-luck&page=0');
    expect(result.current.sort).toBeUndefined();
    expect(result.current.pager.page).toBe(1);
    expect(renderTable('?page=999').result.current.pager.page).toBe(2);
  });
});
