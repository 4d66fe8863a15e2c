import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const texts = { title: 'Delete “Mafé”?', confirmLabel: 'Delete', children: 'It leaves the menu.' };

describe('ConfirmDialog', () => {
  it('focuses the cancel button first and acts only when confirmed', async () => {
    const handleClose = jest.fn();
    const handleConfirm = jest.fn();
    renderUi(<ConfirmDialog {...texts} isOpen onClose={handleClose} onConfirm={handleConfirm} />);
    const dialog = screen.getByRole('alertdialog', { name: 'Delete “Mafé”?' });
    expect(dialog).toHaveAccessibleDescription('It leaves the menu.');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(handleConfirm).toHaveBeenCalledTimes(1);
    expect(handleClose).not.toHaveBeenCalled();
  });

  it('stays open and shows why the action failed', () => {
    renderUi(
      <ConfirmDialog {...texts} isOpen onClose={jest.fn()} onConfirm={jest.fn()} error="It is in use." />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('It is in use.');
  });

  it('can neither be confirmed again nor closed while busy', async () => {
    const handleClose = jest.fn();
    const handleConfirm = jest.fn();
    renderUi(
      <ConfirmDialog {...texts} isOpen isBusy onClose={handleClose} onConfirm={handleConfirm} />,
      'fr',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Annuler' })).toBeDisabled();
    expect(handleConfirm).not.toHaveBeenCalled();
    expect(handleClose).not.toHaveBeenCalled();
  });
});
