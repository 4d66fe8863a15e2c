import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { SAMPLE_PASSWORD, SAMPLE_USER } from '../../mocks/sample-service.ts';
import { renderArea, provideSampleService } from '../../testing/render-area.tsx';

const { server, service } = provideSampleService();
type User = Awaited<ReturnType<typeof renderArea>>['user'];

async function logIn(user: User, email = SAMPLE_USER.email, password = SAMPLE_PASSWORD) {
  await user.type(await screen.findByLabelText(/^Email/), email);
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

test('goes back one page after a sign-in', async () => {
  const { user, router, context } = await renderArea('/about');
  await act(() => router.navigate('/login'));
  await logIn(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
  expect(context.session.getState().user?.email).toBe(SAMPLE_USER.email);
});

test('pressing twice at once goes back one page only', async () => {
  const { user, router } = await renderArea(['/terms', '/about']);
  await act(() => router.navigate('/login'));
  await user.type(await screen.findByLabelText(/^Email/), SAMPLE_USER.email);
  await user.type(screen.getByLabelText(/^Password/), SAMPLE_PASSWORD);
  const button = screen.getByRole('button', { name: 'Log in' });
  act(() => [button, button].forEach((pressed) => pressed.click()));
  expect(await screen.findByRole('heading', { level: 1, name: 'About Maida' })).toBeInTheDocument();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(router.state.location.pathname).toBe('/about');
});

test('goes to the page that asked for the sign-in', async () => {
  const { user, router } = await renderArea({ pathname: '/login', state: { returnTo: '/user?tab=1' } });
  await logIn(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/user'));
  expect(router.state.location.search).toBe('?tab=1');
});

test('never goes to another site', async () => {
  const { user, router } = await renderArea({ pathname: '/login', state: { returnTo: '//evil.example' } });
  await logIn(user);
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/login'));
  expect(router.state.location.pathname).not.toContain('evil');
});

test('a refusal shows the alert and keeps the input', async () => {
  const { user, router, context } = await renderArea('/login');
  await logIn(user, SAMPLE_USER.email, 'wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please check your credentials.');
  expect(screen.getByLabelText(/^Email/)).toHaveValue(SAMPLE_USER.email);
  expect(router.state.location.pathname).toBe('/login');
  expect(context.session.getState().user).toBeNull();
});

test('does not blame the credentials for a lost connection', async () => {
  server.use(http.post('*/auth/login', () => HttpResponse.error()));
  const { user } = await renderArea('/login');
  await logIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('The service cannot be reached.');
});

test('asks for both fields', async () => {
  const { user } = await renderArea('/login');
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Please enter your email.')).toBeInTheDocument();
  expect(screen.getByText('Please enter your password.')).toBeInTheDocument();
});

test('Cancel goes home, and links lead to the registration and to the orders without an account', async () => {
  await renderArea('/login');
  expect(await screen.findByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'Find your order' })).toHaveAttribute('href', '/orders');
});

describe('with a passkey', () => {
  const press = async (user: User) =>
    user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));

  /** A browser with passkeys, as jsdom is none; its authenticator answers as told. */
  function provideAuthenticator(get: () => Promise<unknown>): void {
    Object.assign(globalThis, { PublicKeyCredential: () => undefined });
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
    const options = {
      rpId: 'service.test',
      challenge: 'Y2hhbGxlbmdl',
      timeout: 300_000,
      allowCredentials: [],
    };
    server.use(
      http.post('*/auth/passkey-login/options', () =>
        HttpResponse.json({ ...options, userVerification: 'required' }),
      ),
      http.post('*/auth/passkey-login', () => HttpResponse.json({ user: SAMPLE_USER })),
    );
  }

  afterEach(() => void Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));

  const bytes = new ArrayBuffer(3);
  const signed = {
    id: 'a2V5',
    rawId: bytes,
    type: 'public-key',
    response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
    getClientExtensionResults: () => ({}),
  };

  test('signs in without name and password, and goes back one page', async () => {
    provideAuthenticator(() => Promise.resolve(signed));
    const { user, router, context } = await renderArea('/about');
    await act(() => router.navigate('/login'));
    await press(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
    expect(context.session.getState().user?.email).toBe(SAMPLE_USER.email);
  });

  test('says so when none was used, and keeps what was typed', async () => {
    provideAuthenticator(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const { user, router } = await renderArea('/login');
    await user.type(await screen.findByLabelText(/^Email/), SAMPLE_USER.email);
    await press(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was used.');
    expect(screen.getByLabelText(/^Email/)).toHaveValue(SAMPLE_USER.email);
    expect(router.state.location.pathname).toBe('/login');
  });
});

test('redirects a signed-in user', async () => {
  service().user = SAMPLE_USER;
  const { router } = await renderArea('/login');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
