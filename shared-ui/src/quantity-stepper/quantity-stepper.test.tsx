import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

function Stepper(props: { start: number; min?: number; max?: number }) {
  const [value, setValue] = useState(props.start);
  return (
    <QuantityStepper label="Mafé" value={value} onValueChange={setValue} min={props.min} max={props.max} />
  );
}

describe('QuantityStepper', () => {
  it('stops at its maximum', async () => {
    renderUi(<Stepper start={1} max={2} />);
    const more = screen.getByRole('button', { name: 'Add one: Mafé' });
    await userEvent.click(more);
    expect(screen.getByRole('status')).toHaveTextContent('2');
    expect(more).toBeDisabled();
  });

  it('offers to remove the last one', async () => {
    renderUi(<Stepper start={2} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove one: Mafé' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Mafé' }));
    expect(screen.getByRole('status')).toHaveTextContent('0');
  });

  it('stops at a minimum above 0', () => {
    renderUi(<Stepper start={1} min={1} />, 'fr');
    expect(screen.getByRole('button', { name: 'Retirer un\u00a0: Mafé' })).toBeDisabled();
  });
});
