import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { TextField } from './text-field.tsx';

describe('TextField', () => {
  it('links label, hint and error to the input', () => {
    renderUi(<TextField label="Phone" hint="10 digits" error="Enter 10 digits." required />);
    const input = screen.getByRole('textbox', { name: 'Phone' });
    expect(input).toBeRequired();
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('10 digits Enter 10 digits.');
  });

  it('is valid and undescribed without hint and error', () => {
    renderUi(<TextField label="Phone" error="" />);
    const input = screen.getByRole('textbox', { name: 'Phone' });
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(input).not.toHaveAttribute('aria-describedby');
  });

  it('can be marked and described by a message about a pair of fields', () => {
    renderUi(
      <>
        <TextField label="Opens" hint="HH:MM" aria-invalid aria-describedby="pair" />
        <p id="pair">Overlaps 11:00–15:00.</p>
      </>,
    );
    const input = screen.getByRole('textbox', { name: 'Opens' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('HH:MM Overlaps 11:00–15:00.');
  });

  it('passes ref, name and events to the input, as a form library expects', async () => {
    const ref = createRef<HTMLInputElement>();
    const handleChange = jest.fn();
    renderUi(<TextField label="Price" suffix="MRU" name="price" ref={ref} onChange={handleChange} />);
    await userEvent.type(screen.getByLabelText('Price'), '5');
    expect(ref.current).toHaveValue('5');
    expect(ref.current).toHaveAttribute('name', 'price');
    expect(handleChange).toHaveBeenCalledTimes(1);
  });

  it('keeps a hidden label available to screen readers', () => {
    renderUi(<TextField label="Customer" isLabelHidden />);
    expect(screen.getByRole('textbox', { name: 'Customer' })).toBeInTheDocument();
  });
});
