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
  it('focuses the marked element, and gives the focus back when closed', async () => {
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

  it('closes on Escape, on the back gesture and on a press beside it', async () => {
    renderUi(<Opener />);
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    fireEvent((await open()).dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    fireEvent.pointerDown((await open()).dialog);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps a form open when the press goes beside it, and submits it once', async () => {
    const handleSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    renderUi(<Opener onSubmit={handleSubmit} footer={<Button type="submit">Confirm</Button>} />);
    const { dialog } = await open();
    fireEvent.pointerDown(dialog);
    expect(dialog).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(handleSubmit).toHaveBeenCalledTimes(1);
  });

  it('can not be closed while busy', async () => {
    renderUi(<Opener isBusy />);
    const { dialog } = await open();
    await userEvent.keyboard('{Escape}');
    fireEvent.pointerDown(dialog);
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    expect(dialog).toHaveAttribute('aria-busy', 'true');
    expect(dialog).toBeInTheDocument();
  });

  it('does not report back when its owner closes it, and survives strict mode', async () => {
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

  it('asks its owner when the browser closed it without asking', async () => {
    renderUi(<Opener />);
    const { dialog } = await open();
    act(() => (dialog as HTMLDialogElement).close());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('reads its description with its title', async () => {
    renderUi(<Opener description="Three dishes" />);
    expect((await open()).dialog).toHaveAccessibleDescription('Three dishes');
  });
});
