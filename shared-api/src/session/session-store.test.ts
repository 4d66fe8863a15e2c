import { ApiError, type Api, type ApiErrorCode } from '../index.ts';
import type { User } from '../contract/index.ts';
import { createSessionStore } from './session-store.ts';

const USER: User = {
  id: '0190a0a0-0000-7000-8000-000000000001',
  firstname: 'Aïcha',
  lastname: null,
  email: 'aicha@maida.example',
  phone: null,
  role: 'USER',
  confirmed: false,
  emailConfirmed: false,
  language: 'fr',
  createdAt: '2026-01-01T00:00:00.000Z',
};

function storeWith(auth: Partial<Api['auth']>) {
  return createSessionStore(() => ({ auth }) as Api);
}

const refusal = (code: ApiErrorCode) => () => Promise.reject(new ApiError(code, 401, null));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('starts loading, then is authenticated by a user with an id', async () => {
  const store = storeWith({ me: () => Promise.resolve(USER) });
  expect(store.getState().status).toBe('loading');
  await store.getState().load();
  expect(store.getState()).toMatchObject({ status: 'authenticated', user: USER });
});

test('keeps the same user object when nothing has changed', async () => {
  const known = { ...USER };
  const store = storeWith({ me: () => Promise.resolve({ ...USER }) });
  store.getState().setUser(known);
  await store.getState().load();
  expect(store.getState().user).toBe(known);
});

test('is anonymous without one', async () => {
  const store = storeWith({ me: () => Promise.resolve(null) });
  await store.getState().load();
  expect(store.getState()).toMatchObject({ status: 'anonymous', user: null });
});

test('logs a failed fetch, and does not treat an unreachable service as signed out', async () => {
  const store = storeWith({ me: refusal('network_error') });
  await store.getState().load();
  expect(store.getState().status).toBe('unreachable');
  expect(console.error).toHaveBeenCalled();
});

test('a failed sign-in clears the session', async () => {
  const store = storeWith({ login: refusal('credentials_invalid') });
  store.getState().setUser(USER);
  await expect(store.getState().login({ email: 'a', password: 'b' })).rejects.toMatchObject({
    code: 'credentials_invalid',
  });
  expect(store.getState()).toMatchObject({ status: 'anonymous', user: null });
});

test('signing out clears the session even when the call fails', async () => {
  const store = storeWith({ logout: refusal('network_error') });
  store.getState().setUser(USER);
  await expect(store.getState().logout()).rejects.toMatchObject({ code: 'network_error' });
  expect(store.getState()).toMatchObject({ status: 'anonymous', user: null });
});

test('what is refused while somebody signs out does not ask them to sign in again', async () => {
  const answered = Promise.withResolvers<undefined>();
  const store = storeWith({ logout: () => answered.promise });
  store.getState().setUser(USER);
  const signedOut = store.getState().logout();
  store.getState().expire();
  expect(store.getState()).toMatchObject({ status: 'authenticated', user: USER });
  answered.resolve(undefined);
  await signedOut;
  expect(store.getState()).toMatchObject({ status: 'anonymous', user: null });
});

test('an expired session keeps its user', () => {
  const store = storeWith({});
  store.getState().expire();
  expect(store.getState().status).toBe('loading');
  store.getState().setUser(USER);
  store.getState().expire();
  expect(store.getState()).toMatchObject({ status: 'expired', user: USER });
});

test('an expired session is renewed by the password', async () => {
  const login = jest.fn(() => Promise.resolve({ user: USER }));
  const store = storeWith({ login });
  store.getState().setUser(USER);
  store.getState().expire();
  await store.getState().resume('maida-demo');
  expect(login).toHaveBeenCalledWith({ body: { email: USER.email, password: 'maida-demo' } });
  expect(store.getState()).toMatchObject({ status: 'authenticated', user: USER });
});

test('a wrong password leaves an expired session as it was', async () => {
  const store = storeWith({ login: refusal('credentials_invalid') });
  store.getState().setUser(USER);
  store.getState().expire();
  await expect(store.getState().resume('wrong')).rejects.toMatchObject({ code: 'credentials_invalid' });
  expect(store.getState()).toMatchObject({ status: 'expired', user: USER });
});
