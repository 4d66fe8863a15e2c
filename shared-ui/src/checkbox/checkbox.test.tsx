import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui.tsx';
import { Checkbox, Switch } from './checkbox.tsx';

describe('Checkbox', () => {
  it('is checked by clicking its label, and is described by its error', async () => {
    renderUi(<Checkbox label="I accept" error="Accept to go on." required />);
    const box = screen.getByRole('checkbox', { name: 'I accept' });
    await userEvent.click(screen.getByText('I accept'));
    expect(box).toBeChecked();
    expect(box).toBeRequired();
    expect(box).toHaveAccessibleDescription('Accept to go on.');
  });
});

describe('Switch', () => {
  it('has the role switch and toggles with the keyboard', async () => {
    renderUi(<Switch label="Sold out" hint="Until tomorrow" />);
    const control = screen.getByRole('switch', { name: 'Sold out' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(control).toBeChecked();
    expect(control).toHaveAccessibleDescription('Until tomorrow');
  });
});
