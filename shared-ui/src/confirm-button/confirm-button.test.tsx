import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeTexts, renderUi } from '../testing/render-ui.tsx';
import { said } from '../testing/said.ts';
import { type LazyText, lazyTexts } from '../text/lazy-text.ts';
import { ConfirmButton } from './confirm-button.tsx';

function show(action: () => Promise<LazyText | undefined>, texts = makeTexts()) {
  renderUi(
    <ConfirmButton
      label="Cancel order"
      title="Cancel this order?"
      confirmLabel="Yes"
      cancelLabel="No"
      action={action}
    />,
    texts,
  );
  return userEvent.setup();
}

test('runs the action once when it is confirmed twice in one instant', async () => {
  const action = jest.fn(() => Promise.resolve(undefined));
  const user = show(action);
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  const confirm = screen.getByRole('button', { name: 'Yes' });
  await act(async () => {
    confirm.click();
    confirm.click();
    await Promise.resolve();
  });
  expect(action).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('shows why the action failed, retries it, and forgets the failure when it is closed', async () => {
  const user = show(() => Promise.resolve(said('No connection.')));
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('No connection.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'No' }));
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect(screen.queryByText('No connection.')).not.toBeInTheDocument();
});

test('the shown failure follows a change of language', async () => {
  const texts = makeTexts();
  const user = show(() => Promise.resolve(lazyTexts('ui')('close')), texts);
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Close')).toBeInTheDocument();
  await act(() => texts.changeLanguage('fr'));
  expect(screen.getByText('Fermer')).toBeInTheDocument();
});
