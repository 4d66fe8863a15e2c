import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { User } from 'shared-api/contract';
import { FakeEventSource } from 'shared-api/standalone';
import { renderApp, setUpApp } from '../../testing/render-app.tsx';
import { createUser, network, SERVICE } from '../../testing/service.ts';

setUpApp();

const CUSTOMER = createUser('USER');
const OWNER: User = { ...createUser('PROVIDER', 'Mariem'), id: '0190a0a0-0000-7000-8000-000000000002' };
const channels: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

/** Another tab says who is signed in by now. */
async function say(user: User | null): Promise<void> {
  const channel = new BroadcastChannel('maida.session');
  channels.push(channel);
  channel.postMessage(user);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

test('a sign-in in another tab shows at once, and so does a sign-out', async () => {
  const { service } = await renderApp('/about');
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeInTheDocument();
  service.user = CUSTOMER;
  await say(CUSTOMER);
  expect(await screen.findByRole('link', { name: /^Welcome, Aïcha/ })).toBeInTheDocument();
  service.user = null;
  await say(null);
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeInTheDocument();
});

test('a guarded page says that its person is signed out, and leads back after a sign-in', async () => {
  const { app } = await renderApp('/user', { service: { user: CUSTOMER } });
  await screen.findByLabelText('Note');
  await say(null);
  expect(await screen.findByRole('heading', { name: 'You are logged out' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Note')).not.toBeInTheDocument();
  expect(app.router.state.location.pathname).toBe('/user');
});

test('Back after signing out shows a page that says so', async () => {
  const { app, user } = await renderApp('/about', { service: { user: CUSTOMER } });
  await act(() => app.router.navigate('/user'));
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  await screen.findByRole('heading', { name: 'Sign innull' });
  await act(() => app.router.navigate(-1));
  expect(await screen.findByRole('heading', { name: 'You are logged out' })).toBeInTheDocument();
});

test('the end of the session on another device takes what is private off the screen; the input stays', async () => {
  const { service, user } = await renderApp('/user', { service: { user: CUSTOMER } });
  await user.type(await screen.findByLabelText('Note'), 'no onions');
  await waitFor(() => expect(FakeEventSource.open).toHaveLength(1));
  service.user = null;
  act(() => void FakeEventSource.open[0]?.dispatchEvent(new MessageEvent('signed-out')));
  expect(await screen.findByRole('dialog', { name: 'Please log in again' })).toBeInTheDocument();
  expect(document.getElementById('main')).toHaveClass('covered');
  expect(screen.getByLabelText('Note')).toHaveValue('no onions');
});

describe('with input on the page', () => {
  const question = async (name: string) =>
    within(await screen.findByRole('dialog', { name: `You are now signed in as ${name}` }));

  async function meetOwner() {
    const app = await renderApp('/user', { service: { user: CUSTOMER } });
    await app.user.type(await screen.findByLabelText('Note'), 'no onions');
    app.service.user = OWNER;
    await say(OWNER);
    return app;
  }

  test('another person’s sign-in covers it until somebody decides for whom it goes on', async () => {
    const { app, user } = await meetOwner();
    const dialog = await question('Mariem');
    expect(document.getElementById('main')).toHaveClass('covered');
    expect(screen.getAllByRole('link', { name: /^Welcome, Mariem/, hidden: true })).not.toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Log in as Aïcha' }));
    expect(await screen.findByRole('dialog', { name: 'Please log in again' })).toBeInTheDocument();
    expect(app.context.session.getState()).toMatchObject({ status: 'expired', user: CUSTOMER });
    expect(screen.getByLabelText('Note')).toHaveValue('no onions');
  });

  test('a change is refused, and repeated for whom it was decided', async () => {
    const { app, service } = await renderApp('/about');
    await screen.findByRole('link', { name: 'Log in' });
    const seen: (string | null)[] = [];
    network.use(
      http.post(`${SERVICE}/api/contact`, ({ request }) => {
        const person = request.headers.get('x-person');
        seen.push(person);
        const other = { type: 'about:blank', title: 'other', status: 409, code: 'other_person' };
        return person === CUSTOMER.id
          ? new HttpResponse(null, { status: 204 })
          : HttpResponse.json(other, { status: 409 });
      }),
    );
    service.user = CUSTOMER;
    const body = { name: 'Aïcha', email: 'aicha@maida.example', phone: '2200000000', message: 'Hello' };
    const sent = app.context.api.contact.send({ body: body as never });
    const dialog = await question('Aïcha');
    expect(seen).toEqual(['guest']);
    await act(async () => dialog.getByRole('button', { name: 'Go on as Aïcha' }).click());
    await sent;
    expect(seen).toEqual(['guest', CUSTOMER.id]);
  });
});
