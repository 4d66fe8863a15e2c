import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { BellIcon } from './icons.ts';

describe('an icon', () => {
  it('is hidden from assistive technology unless it has a title', () => {
    const { rerender } = renderUi(<BellIcon />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    rerender(<BellIcon title="New messages" />);
    expect(screen.getByRole('img', { name: 'New messages' })).toBeInTheDocument();
  });
});
