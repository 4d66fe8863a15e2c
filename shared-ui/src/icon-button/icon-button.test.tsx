import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BellIcon } from '../icon/icons.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { IconButton } from './icon-button.tsx';

describe('IconButton', () => {
  it('is named by its label alone, without the badge’s count', () => {
    const { container } = renderUi(
      <IconButton icon={<BellIcon />} label="Notifications (120 new)" badgeCount={120} />,
    );
    expect(screen.getByRole('button')).toHaveAccessibleName('Notifications (120 new)');
    expect(container.querySelector('[data-count]')).toHaveAttribute('data-count', '99+');
  });

  it('hides the badge at 0, and ignores clicks while busy', async () => {
    const handleClick = jest.fn();
    const { container } = renderUi(
      <IconButton icon={<BellIcon />} label="Bell" isBusy onClick={handleClick} />,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(handleClick).not.toHaveBeenCalled();
    expect(container.querySelector('[data-count]')).toBeNull();
  });
});
