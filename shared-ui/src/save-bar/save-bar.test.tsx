import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui.tsx';
import { SaveBar } from './save-bar.tsx';

test('submits the surrounding form or calls onSave, and discards', async () => {
  const user = userEvent.setup();
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const discard = jest.fn();
  const { rerender } = renderUi(
    <form onSubmit={submit}>
      <SaveBar isBusy={false} onDiscard={discard} />
    </form>,
    'fr',
  );
  await user.click(screen.getByRole('button', { name: 'Abandonner' }));
  expect([discard.mock.calls.length, submit.mock.calls.length]).toEqual([1, 0]);
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(submit).toHaveBeenCalledTimes(1);
  const save = jest.fn();
  rerender(
    <form onSubmit={submit}>
      <SaveBar isBusy={false} onDiscard={discard} onSave={save} />
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect([save.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);
});
