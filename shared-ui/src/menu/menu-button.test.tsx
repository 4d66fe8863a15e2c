import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui.tsx';
import { MenuButton } from './menu-button.tsx';

const items = [
  { id: 'edit', label: 'Edit' },
  { id: 'feature', label: 'Feature', isDisabled: true },
  { id: 'delete', label: 'Delete', tone: 'danger' as const },
];

describe('MenuButton', () => {
  it('works with the keyboard alone and passes over what is disabled', async () => {
    const handleAction = jest.fn();
    renderUi(<MenuButton isIconOnly items={items} onAction={handleAction} />, 'fr');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Autres actions' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(handleAction).toHaveBeenCalledWith('delete');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('closes on Escape without doing anything', async () => {
    const handleAction = jest.fn();
    renderUi(<MenuButton label="Actions" items={items} onAction={handleAction} />);
    await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(handleAction).not.toHaveBeenCalled();
  });
});
