import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { network, createUser, PASSWORD } from '../../testing/service.ts';
import { renderApp, setUpApp } from '../../testing/render-app.tsx';

setUpApp();

const OPTIONS = { passkey: null, hasPassword: true, isPasskeyRequired: false, isVerified: false };
const problem = (status: number, code: string) =>
  HttpResponse.json({ type: 'about:blank', title: code, status, code }, { status });

/** Somebody is asked who they are while they type. */
async function ask(options: Partial<typeof OPTIONS> = {}) {
  const proofs: unknown[] = [];
  const rendered = await renderApp('/user', { service: { user: createUser('USER') } });
  network.use(
    http.post('*/auth/verification/options', () => HttpResponse.json({ ...OPTIONS, ...options })),
    http.post('*/auth/verification', async ({ request }) => {
      const proof = (await request.json()) as { password?: string };
      proofs.push(proof);
      if (proof.password !== PASSWORD) return problem(401, 'credentials_invalid');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await rendered.user.type(await screen.findByLabelText('Note'), 'no onions');
  const verify = () => rendered.app.context.session.getState().verify();
  let answers: Promise<boolean[]> = Promise.resolve([]);
  act(() => {
    answers = Promise.all([verify(), verify()]);
  });
  return { ...rendered, proofs, answers };
}

test('one dialog asks for the password on behalf of all calls, and the page keeps its input', async () => {
  const { user, proofs, answers } = await ask();
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
  await user.type(await dialog.findByLabelText(/^Password/), 'wrong');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByText('This is not your password.')).toBeInTheDocument();
  await user.clear(dialog.getByLabelText(/^Password/));
  await user.type(dialog.getByLabelText(/^Password/), PASSWORD);
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await expect(answers).resolves.toEqual([true, true]);
  expect(proofs).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Note')).toHaveValue('no onions');
});

test('Cancel leaves the calls refused', async () => {
  const { user, answers, proofs } = await ask();
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await expect(answers).resolves.toEqual([false, false]);
  expect(proofs).toEqual([]);
});

test('an admin without a passkey is asked to add one, and told when this browser has none', async () => {
  await ask({ isPasskeyRequired: true, isVerified: true });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add your passkey' }));
  expect(dialog.getByText(/^Administrators sign in with a passkey/)).toBeInTheDocument();
  expect(dialog.getByText(/^Passkeys don’t work in this browser/)).toBeInTheDocument();
  expect(dialog.queryByLabelText(/^Password/)).not.toBeInTheDocument();
});
