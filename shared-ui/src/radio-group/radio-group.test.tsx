import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { renderUi } from '../testing/render-ui.tsx';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'delivery', label: 'Delivery' },
  { value: 'takeaway', label: 'Takeaway', hint: '15 min' },
];

describe('RadioGroup', () => {
  it('starts without a choice and reports it', async () => {
    const handleValueChange = jest.fn();
    renderUi(<RadioGroup legend="Order type" options={options} onValueChange={handleValueChange} />);
    expect(screen.getByRole('group', { name: 'Order type' })).toBeInTheDocument();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    await userEvent.click(screen.getByText('Takeaway'));
    expect(handleValueChange).toHaveBeenCalledWith('takeaway');
    expect(screen.getByRole('radio', { name: /Takeaway/ })).toBeChecked();
  });

  it('is described by its error', () => {
    renderUi(
      <RadioGroup
        legend="Order type"
        options={options}
        error="Please select Delivery or Takeaway"
        required
      />,
    );
    expect(screen.getByRole('group', { name: 'Order type' })).toHaveAccessibleDescription(
      'Please select Delivery or Takeaway',
    );
  });

  it('shows the value that its parent sets', () => {
    const { rerender } = renderUi(
      <RadioGroup legend="Type" options={options} value="delivery" onValueChange={jest.fn()} />,
    );
    expect(screen.getByRole('radio', { name: 'Delivery' })).toBeChecked();
    rerender(<RadioGroup legend="Type" options={options} value="takeaway" onValueChange={jest.fn()} />);
    expect(screen.getByRole('radio', { name: 'Delivery' })).not.toBeChecked();
  });

  it('registers with react-hook-form', async () => {
    const handleSubmit = jest.fn();
    function Form() {
      const form = useForm({ defaultValues: { type: 'takeaway' } });
      return (
        <form onSubmit={(event) => void form.handleSubmit((values) => handleSubmit(values))(event)}>
          <RadioGroup legend="Type" options={options} {...form.register('type')} />
          <button type="submit">Send</button>
        </form>
      );
    }
    renderUi(<Form />);
    expect(screen.getByRole('radio', { name: /Takeaway/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Delivery' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(handleSubmit).toHaveBeenCalledWith({ type: 'delivery' });
  });
});
