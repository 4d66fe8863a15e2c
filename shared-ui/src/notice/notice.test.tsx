import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui.tsx';
import { Notice } from './notice.tsx';

describe('Notice', () => {
  it('is assertive only for errors', () => {
    renderUi(
      <>
        <Notice tone="danger">Login failed. Please check your credentials.</Notice>
        <Notice tone="success">Saved.</Notice>
        <Notice live="none">Prices are in MRU.</Notice>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Login failed. Please check your credentials.');
    expect(screen.getByRole('status')).toHaveTextContent('Saved.');
  });

  it('can be dismissed with onDismiss', async () => {
    const handleDismiss = jest.fn();
    renderUi(<Notice onDismiss={handleDismiss}>Hello</Notice>, 'fr');
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(handleDismiss).toHaveBeenCalledTimes(1);
  });
});
