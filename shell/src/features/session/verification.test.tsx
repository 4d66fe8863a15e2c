import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { network, createUser, PASSWORD } from '../../testing/service.ts';
import { renderApp, setUpApp } from '../../testing/render-app.tsx';

setUpApp();

const OPTIONS = {
  passkey: null,
  hasTotp: false,
  hasPassword: true,
  isFactorRequired: false,
  isVerified: false,
};
const CODE = '123456';
const problem = (status: number, code: string) =>
  HttpResponse.json({ type: 'about:blank', title: code, status, code }, { status });

/** Somebody is asked who they are while they type. */
async function ask(options: object = {}) {
  const proofs: unknown[] = [];
  const rendered = await renderApp('/user', { service: { user: createUser('USER') } });
  network.use(
    http.post('*/auth/verification/options', () => HttpResponse.json({ ...OPTIONS, ...options })),
    http.post('*/auth/verification', async ({ request }) => {
      const proof = (await request.json()) as { password?: string; code?: string };
      proofs.push(proof);
      if (proof.code !== undefined && proof.code !== CODE) return problem(401, 'code_invalid');
      if (proof.code === undefined && proof.password !== PASSWORD) return problem(401, 'credentials_invalid');
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
  expect(await dialog.findByText('That’s not your password.')).toBeInTheDocument();
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
  await ask({ isFactorRequired: true, isVerified: true });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add your passkey' }));
  expect(dialog.getByText(/^Administrators need more than a password/)).toBeInTheDocument();
  expect(dialog.getByText(/^Passkeys don’t work in this browser/)).toBeInTheDocument();
  expect(dialog.queryByLabelText(/^Password/)).not.toBeInTheDocument();
});

describe('with an authenticator app', () => {
  const PASSKEY = { rpId: 'service.test', challenge: 'Y2g', timeout: 300_000, allowCredentials: [] };
  const app = { hasPassword: false, hasTotp: true };

  test('asks for its code, and says when it is not right', async () => {
    const { user, proofs, answers } = await ask(app);
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    const field = await dialog.findByLabelText(/^Code/);
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(dialog.getByText('Please enter the code.')).toBeInTheDocument();
    await user.type(field, '000000');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText(/^This code is wrong/)).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, CODE);
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(answers).resolves.toEqual([true, true]);
    expect(proofs).toEqual([{ code: '000000' }, { code: CODE }]);
  });

  test('beside a passkey either will do, the passkey first', async () => {
    Object.assign(globalThis, { PublicKeyCredential: () => undefined });
    try {
      const passkey = { ...PASSKEY, userVerification: 'required' };
      const { user, answers } = await ask({ ...app, passkey });
      const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
      expect(await dialog.findByRole('button', { name: 'Use my passkey' })).toBeInTheDocument();
      await user.click(dialog.getByRole('button', { name: 'Use a code instead' }));
      await user.type(dialog.getByLabelText(/^Code/), CODE);
      expect(dialog.getByRole('button', { name: 'Use my passkey instead' })).toBeInTheDocument();
      await user.click(dialog.getByRole('button', { name: 'Confirm' }));
      await expect(answers).resolves.toEqual([true, true]);
    } finally {
      Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    }
  });

  test('a browser without passkeys asks for the code at once', async () => {
    await ask({ ...app, passkey: { ...PASSKEY, userVerification: 'required' } });
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    expect(await dialog.findByLabelText(/^Code/)).toBeInTheDocument();
  });

  test('an admin without either is led to the page on which an app is set up', async () => {
    const { user, answers, app: page } = await ask({ isFactorRequired: true, isVerified: true });
    const dialog = within(await screen.findByRole('dialog', { name: 'Add your passkey' }));
    await user.click(dialog.getByRole('link', { name: 'Use an authenticator app instead' }));
    await expect(answers).resolves.toEqual([false, false]);
    expect(page.router.state.location.pathname).toBe('/account/security');
  });

  test('there the password is enough to begin', async () => {
    const { app: page } = await ask({ isFactorRequired: true });
    await screen.findByRole('dialog', { name: 'Add your passkey' });
    await act(() => page.router.navigate('/account/security'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    expect(dialog.getByLabelText(/^Password/)).toBeInTheDocument();
  });
});
