import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { FakeEventSource } from 'shared-api/standalone';
import { renderApp, setUpApp } from '../../testing/render-app.tsx';
import { createUser, network, PASSWORD, SERVICE } from '../../testing/service.ts';

setUpApp();

const TITLE = 'Please log in again';
const dialog = () => within(screen.getByRole('dialog', { name: TITLE }));

/** A customer with unsent input whose session expires. */
async function expire() {
  const app = await renderApp('/user', { service: { user: createUser('USER') } });
  await app.user.type(await screen.findByLabelText('Note'), 'no onions');
  app.service.user = null;
  await app.user.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByRole('dialog', { name: TITLE });
  return app;
}

async function giveBack({ user }: Awaited<ReturnType<typeof expire>>, password = PASSWORD) {
  await user.type(dialog().getByLabelText(/^Password/), password);
  await user.click(dialog().getByRole('button', { name: 'Log in' }));
}

test('an expired session is renewed on its page: the input stays, and refused calls are repeated', async () => {
  const app = await expire();
  expect(screen.getByText('Refused')).toBeInTheDocument();
  expect(dialog().getByLabelText('Email')).toHaveValue('user@maida.example');
  expect(dialog().getByLabelText(/^Password/)).toHaveFocus();
  expect(FakeEventSource.open).toEqual([]);
  await giveBack(app);
  await waitFor(() => expect(screen.queryByText('Refused')).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Note')).toHaveValue('no onions');
  expect(app.app.router.state.location.pathname).toBe('/user');
  expect(FakeEventSource.open).toHaveLength(1);
});

test('a wrong password leaves page and dialog as they are', async () => {
  const app = await expire();
  await giveBack(app, 'wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please check your credentials.');
  expect(screen.getByLabelText('Note')).toHaveValue('no onions');
});

describe('with a second step', () => {
  const refusal = (code: string) =>
    HttpResponse.json({ type: 'about:blank', title: code, status: 401, code }, { status: 401 });

  async function expireWithSecondStep() {
    const app = await expire();
    network.use(
      http.post(`${SERVICE}/auth/login`, () => refusal('second_step_required')),
      http.post<never, { code: string }>(`${SERVICE}/auth/login/second-step`, async ({ request }) => {
        const { code } = await request.json();
        if (code === 'late') return refusal('sign_in_expired');
        if (code !== '123456') return refusal('code_invalid');
        app.service.user = createUser('USER');
        return HttpResponse.json({ user: app.service.user });
      }),
    );
    await giveBack(app);
    const field = await dialog().findByLabelText(/^Code/);
    const enter = async (code: string) => {
      await app.user.clear(field);
      await app.user.type(field, code);
      await app.user.click(dialog().getByRole('button', { name: 'Log in' }));
    };
    return { field, enter };
  }

  test('the dialog asks for a code after the password, and the page stays', async () => {
    const { field, enter } = await expireWithSecondStep();
    expect(field).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await enter('000000');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This code is wrong/);
    await enter(' 123456 ');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Note')).toHaveValue('no onions');
  });

  test('who takes too long enters the password again', async () => {
    const { enter } = await expireWithSecondStep();
    await enter('late');
    expect(await screen.findByRole('alert')).toHaveTextContent('That took too long.');
    expect(dialog().getByLabelText(/^Password/)).toBeInTheDocument();
  });
});

test('the dialog can be closed and opened again', async () => {
  const { user } = await expire();
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  expect(screen.getByLabelText('Note')).toHaveValue('no onions');
  await user.click(screen.getByRole('button', { name: 'Log in again' }));
  expect(dialog().getByLabelText(/^Password/)).toHaveFocus();
});

test('signing in again in another tab renews the session here', async () => {
  const { service } = await expire();
  service.user = createUser('USER');
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('another account leads to the sign-in page, without the way back', async () => {
  const { app, user } = await expire();
  await user.click(dialog().getByRole('button', { name: 'Use another account' }));
  expect(await screen.findByRole('heading', { name: 'Sign innull' })).toBeInTheDocument();
  expect(app.context.session.getState()).toMatchObject({ status: 'anonymous', user: null });
});

test('logging out asks only when something unsaved would be lost', async () => {
  const { app, user } = await renderApp('/user', { service: { user: createUser('USER') } });
  await user.type(await screen.findByLabelText('Note'), 'no onions');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  const question = async () =>
    within(await screen.findByRole('alertdialog', { name: 'Log out without saving?' }));
  await user.click((await question()).getByRole('button', { name: 'Stay here' }));
  expect(app.context.session.getState().status).toBe('authenticated');
  expect(screen.getByLabelText('Note')).toHaveValue('no onions');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await user.click((await question()).getByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('heading', { name: 'Sign innull' })).toBeInTheDocument();
});
