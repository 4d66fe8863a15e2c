import { act, renderHook } from '@testing-library/react';
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

function renderTable(rows: readonly Dish[] = dishes) {
  return renderHook(
    (props: { rows: readonly Dish[] }) => useClientTable({ ...props, columns, pageSize: 3 }),
    {
      initialProps: { rows },
    },
  );
}

const names = (rows: readonly Dish[]) => rows.map((dish) => dish.name);

describe('useClientTable', () => {
  it('keeps the given order until one sorts', () => {
    expect(names(renderTable().result.current.rows)).toEqual(['Zrig', 'éclair', 'Atay 10']);
  });

  it('sorts texts as a reader would and numbers by size, what has no value last', () => {
    const { result } = renderTable();
    act(() => result.current.onSortChange({ columnId: 'name', direction: 'ascending' }));
    expect(names(result.current.rows)).toEqual(['Atay 9', 'Atay 10', 'éclair']);
    act(() => result.current.onSortChange({ columnId: 'price', direction: 'ascending' }));
    expect(names(result.current.rows)).toEqual(['Atay 10', 'éclair', 'Atay 9']);
    act(() => result.current.onSortChange({ columnId: 'price', direction: 'descending' }));
    expect(names(result.current.rows)).toEqual(['Atay 9', 'éclair', 'Atay 10']);
  });

  it('pages, and begins again after sorting', () => {
    const { result } = renderTable();
    act(() => result.current.pager.onPageChange(2));
    expect(names(result.current.rows)).toEqual(['Atay 9']);
    act(() => result.current.onSortChange({ columnId: 'name', direction: 'descending' }));
    expect(result.current.pager.page).toBe(1);
  });

  it('steps back when a filter leaves fewer pages', () => {
    const { result, rerender } = renderTable();
    act(() => result.current.pager.onPageChange(2));
    rerender({ rows: dishes.slice(0, 2) });
    expect(result.current.pager).toMatchObject({ page: 1, total: 2 });
    expect(names(result.current.rows)).toEqual(['Zrig', 'éclair']);
  });
});
