import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui.tsx';
import { Popover } from './popover.tsx';

function Bell(props: { onToggle?: (isOpen: boolean) => void }) {
  return (
    <>
      <Popover
        label="Notifications"
        onToggle={props.onToggle}
        renderTrigger={(trigger) => (
          <button type="button" {...trigger}>
            Bell
          </button>
        )}
      >
        {(close) => (
          <button type="button" onClick={close}>
            Clear All
          </button>
        )}
      </Popover>
      <button type="button">Elsewhere</button>
    </>
  );
}

describe('Popover', () => {
  it('opens and closes with its button, which has aria-expanded', async () => {
    const handleToggle = jest.fn();
    renderUi(<Bell onToggle={handleToggle} />);
    const bell = screen.getByRole('button', { name: 'Bell' });
    expect(bell).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(bell);
    expect(bell).toHaveAttribute('aria-expanded', 'true');
    expect(bell).toHaveAttribute('aria-controls', screen.getByRole('dialog', { name: 'Notifications' }).id);
    await userEvent.click(bell);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(handleToggle.mock.calls).toEqual([[true], [false]]);
  });

  it('closes on Escape and from inside, and returns the focus', async () => {
    renderUi(<Bell />);
    const bell = screen.getByRole('button', { name: 'Bell' });
    await userEvent.click(bell);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bell).toHaveFocus();
    await userEvent.click(bell);
    await userEvent.click(screen.getByRole('button', { name: 'Clear All' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bell).toHaveFocus();
  });

  it('closes on a click outside and when the focus leaves it', async () => {
    renderUi(<Bell />);
    const bell = screen.getByRole('button', { name: 'Bell' });
    await userEvent.click(bell);
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(bell);
    await userEvent.tab();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await userEvent.tab();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
