import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui.tsx';
import { ErrorState } from './error-state.tsx';

describe('ErrorState', () => {
  it('is announced and lets one try again', async () => {
    const handleRetry = jest.fn();
    renderUi(<ErrorState onRetry={handleRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(handleRetry).toHaveBeenCalledWith();
  });

  it('tries once at a time', async () => {
    const handleRetry = jest.fn();
    renderUi(<ErrorState onRetry={handleRetry} isRetrying />, 'fr');
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(handleRetry).not.toHaveBeenCalled();
  });

  it('offers no retry where there is none', () => {
    renderUi(<ErrorState title="Restaurant not found. Please go back to the list." />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
