import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problemResponse } from 'shared-api/standalone';
import { renderArea, provideSampleService } from '../../testing/render-area.tsx';

const { server } = provideSampleService();
type User = Awaited<ReturnType<typeof renderArea>>['user'];

/** The calls that reached the service, in order. */
function watch() {
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  const record = async (request: Request) => {
    const body = (await request.json()) as Record<string, unknown>;
    sent.push({ path: new URL(request.url).pathname, body });
  };
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') void record(request.clone());
  });
  return sent;
}

afterEach(() => {
  server.events.removeAllListeners();
});

async function fill(user: User) {
  await user.type(await screen.findByLabelText(/^Contact name/), 'Sidi Ould Ahmed');
  await user.type(screen.getByLabelText(/^Email/), 'sidi@maida.example');
  await user.type(screen.getByLabelText(/^Password/), 'maida-demo');
  await user.type(screen.getByLabelText(/^Confirm password/), 'maida-demo');
  await user.type(screen.getByLabelText(/^Restaurant name/), 'Chez Sidi');
  await user.selectOptions(screen.getByLabelText(/^Region/), 'Adrar');
  await user.selectOptions(screen.getByLabelText(/^Commune/), 'Chinguetti');
}

function submit(user: User) {
  return user.click(screen.getByRole('button', { name: 'Register restaurant' }));
}

test('registers the user, then the provider, and leads to the business page', async () => {
  const sent = watch();
  const { user, router } = await renderArea('/provider/register');
  await fill(user);
  await submit(user);
  const done = await screen.findByRole('dialog', { name: 'Welcome to Maida' });
  expect(sent.map(({ path }) => path)).toEqual(['/api/user', '/api/providers']);
  expect(sent[0]?.body).toMatchObject({ role: 'PROVIDER', firstname: 'Sidi', lastname: 'Ould Ahmed' });
  expect(sent[1]?.body).toMatchObject({
    restaurantName: 'Chez Sidi',
    region: 'Adrar',
    commune: 'Chinguetti',
  });
  await user.click(within(done).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/business'));
});

test('where the account waits for a mailed link, says what it is for', async () => {
  server.use(
    http.post('*/api/user', () => HttpResponse.json({ id: 'new', isPending: true }, { status: 201 })),
  );
  const { user, router } = await renderArea('/provider/register');
  await fill(user);
  await submit(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'One more step' }));
  expect(dialog.getByText(/sidi@maida\.example.*to submit Chez Sidi\./)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/business'));
});

test('offers the communes of the chosen region, and clears one of another region', async () => {
  const { user } = await renderArea('/provider/register');
  await fill(user);
  await user.selectOptions(screen.getByLabelText(/^Region/), 'Inchiri');
  const commune = screen.getByLabelText(/^Commune/);
  expect(
    within(commune)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Choose a commune', 'Akjoujt']);
  await submit(user);
  expect(await screen.findByText('Please choose a commune.')).toBeInTheDocument();
});

test('retries only the restaurant when only that part failed', async () => {
  const sent = watch();
  server.use(http.post('*/api/providers', () => problemResponse(503, 'unavailable'), { once: true }));
  const { user } = await renderArea('/provider/register');
  await fill(user);
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^An error occurred during registration\./);
  await submit(user);
  await screen.findByRole('dialog', { name: 'Welcome to Maida' });
  expect(sent.map(({ path }) => path)).toEqual(['/api/user', '/api/providers', '/api/providers']);
});

test('a reply without an id counts as a failed registration', async () => {
  server.use(http.post('*/api/providers', () => HttpResponse.json({})));
  const { user } = await renderArea('/provider/register');
  await fill(user);
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Registration failed. Please try again.');
});
