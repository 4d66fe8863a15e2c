import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui.tsx';
import { ErrorState } from './error-state.tsx';

describe('ErrorState', () => {
  it('is announced and offers a retry', async () => {
    const handleRetry = jest.fn();
    renderUi(<ErrorState onRetry={handleRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(handleRetry).toHaveBeenCalledWith();
  });

  it('ignores clicks while it retries', async () => {
    const handleRetry = jest.fn();
    renderUi(<ErrorState onRetry={handleRetry} isRetrying />, 'fr');
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(handleRetry).not.toHaveBeenCalled();
  });

  it('has no retry button without onRetry', () => {
    renderUi(<ErrorState title="Restaurant not found. Please go back to the list." />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
