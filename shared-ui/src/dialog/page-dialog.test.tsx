import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { PageDialog } from './page-dialog.tsx';

function Menu(props: { openFor?: string }) {
  return (
    <PageDialog
      title="Menu"
      openFor={props.openFor ?? 'first'}
      renderTrigger={(trigger) => <Button {...trigger}>Open</Button>}
    >
      <a href="/about">About</a>
    </PageDialog>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
const dialog = () => screen.queryByRole('dialog', { name: 'Menu' });

describe('PageDialog', () => {
  it('is closed at first, and opened and closed by its buttons', async () => {
    renderUi(<Menu />);
    expect(dialog()).not.toBeInTheDocument();
    await open();
    expect(dialog()).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('closes on a click on the backdrop, not on one inside', async () => {
    renderUi(<Menu />);
    await open();
    fireEvent.pointerDown(screen.getByRole('link', { name: 'About' }));
    expect(dialog()).toBeInTheDocument();
    fireEvent.pointerDown(screen.getByRole('dialog'));
    expect(dialog()).not.toBeInTheDocument();
  });

  it('closes when what it is open for changes', async () => {
    const { rerender } = renderUi(<Menu />);
    await open();
    rerender(<Menu openFor="first" />);
    expect(dialog()).toBeInTheDocument();
    rerender(<Menu openFor="second" />);
    expect(dialog()).not.toBeInTheDocument();
  });

  it('names the commands by which the browser opens and closes it without scripts', async () => {
    renderUi(<Menu />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await open();
    const { id } = screen.getByRole('dialog');
    const closer = screen.getByRole('button', { name: 'Close' });
    expect([opener.getAttribute('command'), opener.getAttribute('commandfor')]).toEqual(['show-modal', id]);
    expect([closer.getAttribute('command'), closer.getAttribute('commandfor')]).toEqual(['close', id]);
  });
});
