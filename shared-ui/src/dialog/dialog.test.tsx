import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

function Opener(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog title="Your details" {...props} isOpen={isOpen} onClose={() => setOpen(false)}>
        {props.children ?? <input aria-label="Name" data-autofocus />}
      </Dialog>
    </>
  );
}

async function open() {
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  return { opener, dialog: screen.getByRole('dialog', { name: 'Your details' }) };
}

describe('Dialog', () => {
  it('focuses the marked element, and returns the focus when closed', async () => {
    renderUi(<Opener />);
    const { opener } = await open();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('focuses its title when nothing is marked', async () => {
    renderUi(<Opener>Text</Opener>);
    await open();
    expect(screen.getByRole('heading', { name: 'Your details' })).toHaveFocus();
  });

  it('closes on Escape, on the back gesture and on a click on the backdrop', async () => {
    renderUi(<Opener />);
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    fireEvent((await open()).dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    fireEvent.pointerDown((await open()).dialog);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps a form open on a click on the backdrop, and submits it once', async () => {
    const handleSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    renderUi(<Opener onSubmit={handleSubmit} footer={<Button type="submit">Confirm</Button>} />);
    const { dialog } = await open();
    fireEvent.pointerDown(dialog);
    expect(dialog).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(handleSubmit).toHaveBeenCalledTimes(1);
  });

  it('can’t be closed while busy', async () => {
    renderUi(<Opener isBusy />);
    const { dialog } = await open();
    await userEvent.keyboard('{Escape}');
    fireEvent.pointerDown(dialog);
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    expect(dialog).toHaveAttribute('aria-busy', 'true');
    expect(dialog).toBeInTheDocument();
  });

  it('does not call onClose when its owner closes it, also in strict mode', async () => {
    const handleClose = jest.fn();
    const { rerender } = renderUi(
      <StrictMode>
        <Dialog isOpen title="Receipt" onClose={handleClose} />
      </StrictMode>,
    );
    expect(screen.getByRole('dialog')).toHaveAttribute('open');
    rerender(
      <StrictMode>
        <Dialog isOpen={false} title="Receipt" onClose={handleClose} />
      </StrictMode>,
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(handleClose).not.toHaveBeenCalled();
  });

  it('calls onClose when the browser closes it by itself', async () => {
    renderUi(<Opener />);
    const { dialog } = await open();
    act(() => (dialog as HTMLDialogElement).close());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('has its description as accessible description', async () => {
    renderUi(<Opener description="Three dishes" />);
    expect((await open()).dialog).toHaveAccessibleDescription('Three dishes');
  });
});
