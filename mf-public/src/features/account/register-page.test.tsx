import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problemResponse } from 'shared-api/standalone';
import { renderArea, provideSampleService } from '../../testing/render-area.tsx';

const { server } = provideSampleService();
type User = Awaited<ReturnType<typeof renderArea>>['user'];

async function fill(user: User, repeated = 'maida-demo') {
  await user.type(await screen.findByLabelText(/^Email/), 'new@maida.example');
  await user.type(screen.getByLabelText(/^Phone/), '2200000001');
  await user.type(screen.getByLabelText(/^Password/), 'maida-demo');
  await user.type(screen.getByLabelText(/^Confirm password/), repeated);
}

function submit(user: User) {
  return user.click(screen.getByRole('button', { name: 'Create account' }));
}

test('registers, without names, and leads to the sign-in page', async () => {
  let body: unknown;
  server.use(
    http.post('*/api/user', async ({ request }) => {
      body = await request.json();
      return HttpResponse.json({ id: 'new' }, { status: 201 });
    }),
  );
  const { user, router } = await renderArea('/register');
  await fill(user);
  await submit(user);
  expect(await screen.findByRole('dialog', { name: 'Account created' })).toBeInTheDocument();
  expect(body).toEqual({
    email: 'new@maida.example',
    phone: '2200000001',
    password: 'maida-demo',
    confirmPassword: 'maida-demo',
    firstname: null,
    lastname: null,
    language: 'en',
  });
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('where the account waits for a mailed link, says so and reminds of it at the sign-in', async () => {
  server.use(
    http.post('*/api/user', () => HttpResponse.json({ id: 'new', isPending: true }, { status: 201 })),
  );
  const { user } = await renderArea({ pathname: '/register', state: { returnTo: '/user' } });
  await fill(user);
  await submit(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'One more step' }));
  expect(dialog.getByText(/^We’ve sent an email to new@maida\.example\./)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Log in' }));
  const reminder = await screen.findByText(/^Have you followed the link in our email yet\?/);
  await user.type(screen.getByLabelText(/^Email/), 'new@maida.example');
  await user.type(screen.getByLabelText(/^Password/), 'not yet');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please check your credentials.');
  expect(reminder).toBeInTheDocument();
});

test('pressing twice at once registers once', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/user', async ({ request }) => {
      sent.push(await request.json());
      return sent.length === 1
        ? HttpResponse.json({ id: 'new' }, { status: 201 })
        : problemResponse(409, 'email_taken');
    }),
  );
  const { user } = await renderArea('/register');
  await fill(user);
  const button = screen.getByRole('button', { name: 'Create account' });
  act(() => [button, button].forEach((pressed) => pressed.click()));
  expect(await screen.findByRole('dialog', { name: 'Account created' })).toBeInTheDocument();
  expect(sent).toHaveLength(1);
  expect(screen.queryByText('An account with this email already exists.')).not.toBeInTheDocument();
});

test('refuses passwords that differ before anything is sent', async () => {
  const { user } = await renderArea('/register');
  await fill(user, 'maida-dem');
  await submit(user);
  expect(await screen.findByText('The passwords don’t match.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('asks for email, phone and password', async () => {
  const { user } = await renderArea('/register');
  await user.click(await screen.findByRole('button', { name: 'Create account' }));
  for (const text of [
    'Please enter your email.',
    'Please enter your phone number.',
    'Please enter your password.',
  ]) {
    expect(await screen.findByText(text)).toBeInTheDocument();
  }
});

test('a reply without an id counts as a failed registration', async () => {
  server.use(http.post('*/api/user', () => HttpResponse.json({})));
  const { user } = await renderArea('/register');
  await fill(user);
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Registration failed. Please try again.');
});

test('a refusal shows the alert, marks the field and keeps the input', async () => {
  server.use(http.post('*/api/user', () => problemResponse(409, 'email_taken')));
  const { user } = await renderArea('/register');
  await fill(user);
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^An error occurred during registration\./);
  expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(
    'An account with this email already exists.',
  );
  expect(screen.getByLabelText(/^Phone/)).toHaveValue('2200000001');
});
