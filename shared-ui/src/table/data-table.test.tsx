import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import type { TableColumn } from './table-types.ts';

interface Order {
  id: string;
  customer: string;
  total: number;
}

const columns: readonly TableColumn<Order>[] = [
  { id: 'customer', header: 'Customer', cell: (order) => order.customer, isRowHeader: true },
  { id: 'total', header: 'Total', cell: (order) => order.total, align: 'end', isSortable: true },
  { id: 'actions', header: 'Actions', isHeaderHidden: true, cell: () => <button type="button">View</button> },
];
const rows: readonly Order[] = [
  { id: '1', customer: 'Aïcha', total: 120 },
  { id: '2', customer: 'Sidi', total: 85 },
];

function renderTable(props: Partial<DataTableProps<Order>> = {}) {
  return renderUi(
    <DataTable caption="Orders" columns={columns} rows={rows} getRowId={(order) => order.id} {...props} />,
  );
}

describe('DataTable', () => {
  it('is a named table with row headers', () => {
    renderTable();
    const table = screen.getByRole('table', { name: 'Orders' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Customer', 'Total', 'Actions']);
    expect(within(table).getByRole('rowheader', { name: 'Sidi' })).toBeInTheDocument();
    expect(within(table).getAllByRole('row')).toHaveLength(3);
  });

  it('sorts by its headings in both directions', async () => {
    const handleSortChange = jest.fn();
    const { rerender } = renderTable({ onSortChange: handleSortChange });
    expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(screen.getByRole('button', { name: 'Total' }));
    expect(handleSortChange).toHaveBeenLastCalledWith({ columnId: 'total', direction: 'ascending' });
    rerender(
      <DataTable
        {...{ columns, rows, caption: 'Orders', getRowId: (order: Order) => order.id }}
        sort={{ columnId: 'total', direction: 'ascending' }}
        onSortChange={handleSortChange}
      />,
    );
    expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Total' }));
    expect(handleSortChange).toHaveBeenLastCalledWith({ columnId: 'total', direction: 'descending' });
    expect(screen.queryByRole('button', { name: 'Customer' })).not.toBeInTheDocument();
  });

  it('offers the same order as a dropdown, for phones', async () => {
    const handleSortChange = jest.fn();
    renderTable({ onSortChange: handleSortChange });
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Total, descending');
    expect(handleSortChange).toHaveBeenCalledWith({ columnId: 'total', direction: 'descending' });
  });

  it('shows as many skeleton rows as a page has', () => {
    renderTable({
      rows: [],
      isLoading: true,
      pager: { page: 1, pageSize: 10, total: 0, onPageChange: jest.fn() },
    });
    expect(screen.getAllByRole('row')).toHaveLength(11);
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  });

  it('shows the previous rows and disables the pager while the next page loads', () => {
    renderTable({ isLoading: true, pager: { page: 1, pageSize: 2, total: 4, onPageChange: jest.fn() } });
    expect(screen.getByRole('rowheader', { name: 'Aïcha' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows the number of rows above them', () => {
    const pager = { page: 1, pageSize: 2, total: 4, onPageChange: jest.fn() };
    const { unmount } = renderTable({ pager });
    expect(screen.getByText('4 in total')).toBeInTheDocument();
    unmount();
    renderTable({ pager: { ...pager, isMinimum: true } });
    expect(screen.getByText('More than 4 in total')).toBeInTheDocument();
  });

  it('shows the given empty and error states', () => {
    const { unmount } = renderTable({ rows: [], empty: <EmptyState title="No orders yet" /> });
    expect(screen.getByText('No orders yet')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    unmount();
    renderTable({ rows: [], error: <ErrorState title="The orders could not be loaded" /> });
    expect(screen.getByRole('alert')).toHaveTextContent('The orders could not be loaded');
  });

  it('restores its default order after both directions', async () => {
    const handleSortReset = jest.fn();
    const handleSortChange = jest.fn();
    renderTable({
      sort: { columnId: 'total', direction: 'descending' },
      defaultOrder: 'Newest first',
      onSortChange: handleSortChange,
      onSortReset: handleSortReset,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Total' }));
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Newest first');
    expect(handleSortReset).toHaveBeenCalledTimes(2);
    expect(handleSortChange).not.toHaveBeenCalled();
  });

  describe('with a name', () => {
    const chosen: readonly TableColumn<Order>[] = columns.map((column) =>
      column.id === 'total' ? { ...column, choice: 'shown' } : column,
    );
    const withPhone: readonly TableColumn<Order>[] = [
      ...chosen,
      { id: 'phone', header: 'Phone', cell: () => '2255', choice: 'hidden' },
    ];
    const headings = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);
    const openView = () => userEvent.click(screen.getByRole('button', { name: 'Display' }));

    it('lets the user choose columns, and stores the choice on the device', async () => {
      const { unmount } = renderTable({ name: 'orders', columns: withPhone });
      expect(headings()).toEqual(['Customer', 'Total', 'Actions']);
      await openView();
      expect(screen.queryByLabelText('Customer')).not.toBeInTheDocument();
      await userEvent.click(screen.getByLabelText('Total'));
      await userEvent.click(screen.getByLabelText('Phone'));
      expect(headings()).toEqual(['Customer', 'Actions', 'Phone']);
      unmount();
      renderTable({ name: 'orders', columns: withPhone });
      expect(headings()).toEqual(['Customer', 'Actions', 'Phone']);
      await openView();
      await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
      expect(headings()).toEqual(['Customer', 'Total', 'Actions']);
    });

    it('can have compact rows', async () => {
      const { unmount } = renderTable({ name: 'orders', columns: chosen });
      await openView();
      await userEvent.click(screen.getByRole('radio', { name: 'Compact' }));
      expect(screen.getByRole('table')).toHaveClass('compact');
      unmount();
      renderTable({ name: 'others', columns: chosen });
      expect(screen.getByRole('table')).not.toHaveClass('compact');
    });

    it.each(['{', 'null', '{"columns":{"total":"no"},"density":"huge"}', '[]'])(
      'takes what it cannot read (%s) for no choice',
      (stored) => {
        localStorage.setItem('maida.table.orders', stored);
        renderTable({ name: 'orders', columns: chosen });
        expect(headings()).toEqual(['Customer', 'Total', 'Actions']);
      },
    );

    it('works without browser storage', async () => {
      const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
      renderTable({ name: 'private', columns: chosen });
      await openView();
      await userEvent.click(screen.getByLabelText('Total'));
      expect(headings()).toEqual(['Customer', 'Actions']);
      denied.mockRestore();
    });
  });

  it('moves between rows and pages with the keyboard', async () => {
    const handlePageChange = jest.fn();
    const pager = { page: 1, pageSize: 2, total: 4, onPageChange: handlePageChange };
    const { rerender } = renderTable({ pager });
    const views = () => screen.getAllByRole('button', { name: 'View' });
    views()[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(views()[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Home}');
    expect(views()[0]).toHaveFocus();
    await userEvent.keyboard('{End}{PageUp}');
    expect(handlePageChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{PageDown}');
    expect(handlePageChange).toHaveBeenCalledWith(2);
    rerender(
      <DataTable
        {...{
          columns,
          caption: 'Orders',
          getRowId: (order: Order) => order.id,
          pager: { ...pager, page: 2 },
        }}
        rows={[{ id: '3', customer: 'Brahim', total: 1 }]}
      />,
    );
    expect(views()[0]).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveFocus();
  });
});
