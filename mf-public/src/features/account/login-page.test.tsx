import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problemResponse } from 'shared-api/standalone';
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

test.each(['/login', '/register', '/provider/register', '/forgot-password'])(
  'says before %s is filled in that the browser blocks the cookies that it needs',
  async (address) => {
    const isKept = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    await renderArea(address);
    expect(await screen.findByText('Your browser blocks cookies for this site.')).toBeVisible();
    isKept.mockRestore();
  },
);

test('says nothing of cookies that the browser keeps', async () => {
  await renderArea('/login');
  await screen.findByLabelText(/^Email/);
  expect(screen.queryByText(/cookies/)).not.toBeInTheDocument();
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

describe('with a second step', () => {
  const [CODE, LATE] = ['123456', '999999'];
  const sent: string[] = [];
  beforeEach(() => {
    sent.length = 0;
    server.use(
      http.post('*/auth/login', () => problemResponse(401, 'second_step_required')),
      http.post<never, { code: string }>('*/auth/login/second-step', async ({ request }) => {
        const { code } = await request.json();
        sent.push(code);
        if (code === LATE) return problemResponse(401, 'sign_in_expired');
        if (code !== CODE) return problemResponse(401, 'code_invalid');
        return HttpResponse.json({ user: SAMPLE_USER });
      }),
    );
  });
  const enter = async (user: User, code: string) => {
    await user.clear(screen.getByLabelText(/^Code/));
    await user.type(screen.getByLabelText(/^Code/), code);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
  };
  async function reachSecondStep() {
    const rendered = await renderArea({ pathname: '/login', state: { returnTo: '/user' } });
    await logIn(rendered.user);
    expect(await screen.findByLabelText(/^Code/)).toHaveFocus();
    return rendered;
  }

  test('a code follows the password, and then the page that asked', async () => {
    const { user, router, context } = await reachSecondStep();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/login');
    await enter(user, ` ${CODE} `);
    await waitFor(() => expect(router.state.location.pathname).toBe('/user'));
    expect(sent).toEqual([CODE]);
    expect(context.session.getState().user?.email).toBe(SAMPLE_USER.email);
  });

  test('a wrong code keeps the step, and an empty one is not sent', async () => {
    const { user, context } = await reachSecondStep();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Please enter a code.')).toBeInTheDocument();
    await enter(user, '000000');
    expect(await screen.findByRole('alert')).toHaveTextContent(/\S/);
    expect(screen.getByLabelText(/^Code/)).toHaveValue('000000');
    expect(sent).toEqual(['000000']);
    expect(context.session.getState().user).toBeNull();
  });

  test('who took too long, or starts over, is back at the password, with the address kept', async () => {
    const { user } = await reachSecondStep();
    await enter(user, LATE);
    expect(await screen.findByLabelText(/^Password/)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Email/)).toHaveValue(SAMPLE_USER.email);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await screen.findByLabelText(/^Code/);
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText(/^Email/)).toHaveValue(SAMPLE_USER.email);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
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

describe('of an owner or an admin', () => {
  const owner = { ...SAMPLE_USER, role: 'PROVIDER' as const };
  const admin = { ...SAMPLE_USER, role: 'ADMIN' as const };
  const signsIn = (as: typeof owner | typeof admin) =>
    server.use(http.post('*/auth/login', () => HttpResponse.json({ user: as })));

  test.each([
    [owner, '/provider'],
    [admin, '/admin'],
  ])('leads to their dashboard where there is no page to go back to', async (as, dashboard) => {
    signsIn(as);
    const { user, router } = await renderArea('/login');
    await logIn(user);
    await waitFor(() => expect(router.state.location.pathname).toBe(dashboard));
  });

  test('leads there from the page for restaurants', async () => {
    signsIn(owner);
    const { user, router } = await renderArea('/business');
    await user.click(await screen.findByRole('link', { name: 'I already have an account' }));
    await logIn(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/provider'));
  });

  test('goes one page back from any other page', async () => {
    signsIn(owner);
    const { user, router } = await renderArea('/about');
    await act(() => router.navigate('/login'));
    await logIn(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
  });

  test('leads on a signed-in owner', async () => {
    service().user = owner;
    const { router } = await renderArea('/login');
    await waitFor(() => expect(router.state.location.pathname).toBe('/provider'));
  });
});

test('redirects a signed-in user', async () => {
  service().user = SAMPLE_USER;
  const { router } = await renderArea('/login');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
