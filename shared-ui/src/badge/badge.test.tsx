import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { Badge, StatusBadge } from './badge.tsx';

describe('Badge and StatusBadge', () => {
  it('always have a text, never a colour alone', () => {
    renderUi(
      <p>
        <Badge tone="highlight">Popular</Badge> <StatusBadge tone="success">Confirmed</StatusBadge>
      </p>,
    );
    expect(screen.getByText('Popular')).toHaveClass('highlight');
    expect(screen.getByText('Confirmed')).toHaveClass('success');
  });

  it('shows a note beside the state', () => {
    renderUi(
      <p>
        <StatusBadge note="until 23:00">Open</StatusBadge>
      </p>,
    );
    expect(screen.getByRole('paragraph')).toHaveTextContent('Open until 23:00');
  });
});
