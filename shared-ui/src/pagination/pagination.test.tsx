import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui.tsx';
import { cursorPager } from './cursor-pager.ts';
import { Pagination } from './pagination.tsx';

describe('Pagination', () => {
  it('shows the range and goes to the next and previous page', async () => {
    const handlePageChange = jest.fn();
    renderUi(
      <Pagination page={2} pageSize={10} total={240} onPageChange={handlePageChange} label="Orders" />,
    );
    expect(screen.getByRole('navigation', { name: 'Pages: Orders' })).toHaveTextContent('11–20 of 240');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(handlePageChange.mock.calls).toEqual([[1], [3]]);
  });

  it('stops at both ends without losing the focus', async () => {
    const handlePageChange = jest.fn();
    const { rerender } = renderUi(
      <Pagination page={1} pageSize={10} total={11} onPageChange={handlePageChange} />,
      'fr',
    );
    expect(screen.getByText('1–10 sur 11')).toBeInTheDocument();
    const previous = screen.getByRole('button', { name: 'Précédent' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    expect(handlePageChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Suivant' }));
    expect(handlePageChange).toHaveBeenCalledWith(2);
    rerender(<Pagination page={2} pageSize={10} total={11} onPageChange={handlePageChange} />);
    expect(screen.getByText('11–11 sur 11')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Suivant' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Suivant' })).toHaveFocus();
  });

  it('goes to the next and previous page by cursor', async () => {
    const handleTurn = jest.fn();
    const page = { total: 70, isMinimum: false, start: 24, next: 'after', previous: 'before' };
    renderUi(<Pagination {...cursorPager(page, 24, handleTurn)} />);
    expect(screen.getByText('25–48 of 70')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(handleTurn.mock.calls).toEqual([['before'], ['after']]);
  });

  it('shows 0 of 0 for an empty list', () => {
    renderUi(<Pagination page={1} pageSize={10} total={0} onPageChange={jest.fn()} />);
    expect(screen.getByText('0–0 of 0')).toBeInTheDocument();
  });

  it('says that there are more than it counts, and goes on', () => {
    const { rerender } = renderUi(
      <Pagination page={1} pageSize={10} total={1_000_000} isMinimum onPageChange={jest.fn()} />,
    );
    expect(screen.getByText(/^1–10 of more than 1\s000\s000$/)).toBeInTheDocument();
    rerender(<Pagination page={1} pageSize={10} total={1_000_000} onPageChange={jest.fn()} />);
    expect(screen.getByText(/^1–10 of 1\s000\s000$/)).toBeInTheDocument();
  });
});
