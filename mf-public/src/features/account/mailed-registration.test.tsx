import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problemResponse } from 'shared-api/standalone';
import { renderArea, provideSampleService } from '../../testing/render-area.tsx';

const { server } = provideSampleService();
type User = Awaited<ReturnType<typeof renderArea>>['user'];

/** Answers registrations as a service whose mail reaches people; returns what was sent. */
function answer() {
  const sent: { path: string; email?: unknown; password?: unknown }[] = [];
  const take = async ({ request }: { request: Request }) => {
    sent.push({ path: new URL(request.url).pathname, ...((await request.json()) as object) });
    return HttpResponse.json({ id: `new-${sent.length}`, isPending: true }, { status: 201 });
  };
  server.use(http.post('*/api/user', take), http.post('*/api/providers', take));
  return sent;
}

async function fillCustomer(user: User) {
  await user.type(await screen.findByLabelText(/^Email/), 'new@maida.example');
  await user.type(screen.getByLabelText(/^Phone/), '2200000001');
  await user.type(screen.getByLabelText(/^Password/), 'maida-demo');
  await user.type(screen.getByLabelText(/^Confirm password/), 'maida-demo');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

async function fillProvider(user: User) {
  await user.type(await screen.findByLabelText(/^Contact name/), 'Sidi');
  await user.type(screen.getByLabelText(/^Email/), 'sidi@maida.example');
  await user.type(screen.getByLabelText(/^Password/), 'maida-demo');
  await user.type(screen.getByLabelText(/^Confirm password/), 'maida-demo');
  await user.type(screen.getByLabelText(/^Restaurant name/), 'Chez Sidi');
  await user.selectOptions(screen.getByLabelText(/^Region/), 'Adrar');
  await user.selectOptions(screen.getByLabelText(/^Commune/), 'Chinguetti');
}

const submitProvider = (user: User) =>
  user.click(screen.getByRole('button', { name: 'Register restaurant' }));
const dialog = async () => within(await screen.findByRole('dialog', { name: 'One more step' }));

test('the message of a customer is sent again on request', async () => {
  const sent = answer();
  const { user } = await renderArea('/register');
  await fillCustomer(user);
  await user.click((await dialog()).getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText('We’ve sent it again.')).toBeInTheDocument();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

test('says why the message was not sent again, and can be asked once more', async () => {
  answer();
  const { user } = await renderArea('/register');
  await fillCustomer(user);
  const { getByRole } = await dialog();
  server.use(http.post('*/api/user', () => HttpResponse.error(), { once: true }));
  await user.click(getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The service cannot be reached.');
  await user.click(getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText('We’ve sent it again.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an address that was mistyped is corrected without typing the rest again', async () => {
  const sent = answer();
  const { user, router } = await renderArea('/register');
  await fillCustomer(user);
  await user.click((await dialog()).getByRole('button', { name: 'Correct the address' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Email/)).toHaveFocus();
  await user.clear(screen.getByLabelText(/^Email/));
  await user.type(screen.getByLabelText(/^Email/), 'right@maida.example');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect((await dialog()).getByText(/right@maida\.example/)).toBeInTheDocument();
  expect(sent.map(({ email, password }) => [email, password])).toEqual([
    ['new@maida.example', 'maida-demo'],
    ['right@maida.example', 'maida-demo'],
  ]);
  expect(router.state.location.pathname).toBe('/register');
});

test('the message of a restaurant is sent again whole', async () => {
  const sent = answer();
  const { user } = await renderArea('/provider/register');
  await fillProvider(user);
  await submitProvider(user);
  await user.click((await dialog()).getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText('We’ve sent it again.')).toBeInTheDocument();
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/user',
    '/api/providers',
    '/api/user',
    '/api/providers',
  ]);
  expect(sent[3]).toEqual({ ...sent[1], user: { id: 'new-3' } });
});

test('a restaurant that came too late for its ticket is registered with what was typed', async () => {
  const sent = answer();
  const { user } = await renderArea('/provider/register');
  await fillProvider(user);
  server.use(http.post('*/api/providers', () => problemResponse(503, 'unavailable'), { once: true }));
  await submitProvider(user);
  await screen.findByRole('alert');
  server.use(
    http.post('*/api/providers', () => problemResponse(401, 'registration_ticket_missing'), { once: true }),
  );
  await submitProvider(user);
  await dialog();
  expect(sent.map(({ path }) => path)).toEqual(['/api/user', '/api/user', '/api/providers']);
});

test('a password that was changed after a failure is the one that is registered', async () => {
  const sent = answer();
  const { user } = await renderArea('/provider/register');
  await fillProvider(user);
  server.use(http.post('*/api/providers', () => problemResponse(503, 'unavailable'), { once: true }));
  await submitProvider(user);
  await screen.findByRole('alert');
  for (const label of [/^Password/, /^Confirm password/]) {
    await user.type(screen.getByLabelText(label), '-2');
  }
  await submitProvider(user);
  await dialog();
  const accounts = sent.filter(({ path }) => path === '/api/user');
  expect(accounts.map(({ password }) => password)).toEqual(['maida-demo', 'maida-demo-2']);
});
