import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { SearchField } from './search-field.tsx';

function Search() {
  const [value, setValue] = useState('');
  return (
    <SearchField label="Search" placeholder="Search restaurants..." value={value} onValueChange={setValue} />
  );
}

describe('SearchField', () => {
  it('reports each change; the clear button empties and focuses it', async () => {
    renderUi(<Search />);
    const input = screen.getByRole('searchbox', { name: 'Search' });
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
    await userEvent.type(input, 'yassa');
    expect(input).toHaveValue('yassa');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(input).toHaveValue('');
    expect(input).toHaveFocus();
  });
});
