import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui.tsx';
import { FilterBar, type FilterBarProps } from './filter-bar.tsx';

function renderBar(props: Partial<FilterBarProps> = {}) {
  const handlers = { onSearch: jest.fn(), onReset: jest.fn() };
  renderUi(
    <FilterBar
      {...handlers}
      {...{ searchLabel: 'Name or phone', search: '', resetLabel: 'Reset filters', isInUse: false }}
      {...props}
    >
      <label>
        Role <select />
      </label>
    </FilterBar>,
  );
  return handlers;
}

describe('FilterBar', () => {
  it('reports the search shortly after the last key', async () => {
    const { onSearch } = renderBar();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Name or phone' }), 'salma');
    expect(onSearch).not.toHaveBeenCalledWith('s');
    await waitFor(() => expect(onSearch.mock.calls).toEqual([['salma']]));
  });

  it('clears the search together with the filters', async () => {
    const { onReset } = renderBar({ search: 'salma' });
    await userEvent.click(screen.getByRole('button', { name: 'Reset filters' }));
    expect(onReset).toHaveBeenCalled();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('opens its filters with a button on a phone; active ones are open from the start', async () => {
    renderBar();
    const toggle = screen.getByRole('button', { name: 'Filters' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
  });
});
