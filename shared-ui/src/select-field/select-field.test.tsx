import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui.tsx';
import { SelectField } from './select-field.tsx';

const options = [
  { value: 'adrar', label: 'Adrar' },
  { value: 'trarza', label: 'Trarza' },
  { value: 'tagant', label: 'Tagant', isDisabled: true },
];

describe('SelectField', () => {
  it('starts with the placeholder and reports the choice', async () => {
    const handleChange = jest.fn((event: { currentTarget: HTMLSelectElement }) => event.currentTarget.value);
    renderUi(
      <SelectField label="Region" placeholder="All Regions" options={options} onChange={handleChange} />,
    );
    const select = screen.getByRole('combobox', { name: 'Region' });
    expect(select).toHaveDisplayValue('All Regions');
    await userEvent.selectOptions(select, 'Trarza');
    expect(handleChange).toHaveReturnedWith('trarza');
  });

  it('shows a disabled option that can’t be chosen', () => {
    renderUi(<SelectField label="Region" options={options} />);
    expect(screen.getByRole('option', { name: 'Tagant' })).toBeDisabled();
  });
});
