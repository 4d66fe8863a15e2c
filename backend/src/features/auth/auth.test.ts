import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Problem, User } from 'shared-api/contract';
import { SESSION_IDLE_MS, SESSION_LIFETIME_MS } from '../session/repository.ts';
import { startTestService, TEST_PASSWORD, type TestService } from '../../../test/support/test-service.ts';

const DAY_MS = 86_400_000;
let service: TestService;

before(async () => {
  service = await startTestService();
});
after(() => service.close());

const signIn = (email: string, password = TEST_PASSWORD, client = service.guest()) =>
  client.post<{ user: User } & Problem>('/auth/login', { email, password });

test('signed out, the current user is null and the visitor gets an XSRF token', async () => {
  const guest = service.guest();
  const { status, body, headers } = await guest.get('/auth/me');
  assert.deepEqual([status, body], [200, null]);
  const cookies = headers.getSetCookie();
  const visitor = cookies.find((cookie) => cookie.startsWith('maida_visitor='));
  assert.match(visitor ?? '', /HttpOnly/);
  assert.match(visitor ?? '', /SameSite=Lax/);
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='));
  assert.doesNotMatch(token ?? 'HttpOnly', /HttpOnly/);
  const again = await guest.get('/auth/me');
  assert.deepEqual(again.headers.getSetCookie(), [], 'a browser that has its token is left alone');
});

test('a sign-in starts a session, a sign-out ends it', async () => {
  const user = await service.createUser({ firstname: 'Aïcha' });
  const client = service.guest();
  const reply = await signIn(user.email.toUpperCase(), TEST_PASSWORD, client);
  assert.equal(reply.status, 200);
  assert.equal(reply.body.user.id, user.id);
  assert.deepEqual(Object.keys(reply.body.user).sort(), [
    ...[
      'confirmed',
      'createdAt',
      'email',
      'emailConfirmed',
      'firstname',
      'id',
      'language',
      'lastname',
      'phone',
      'role',
    ],
  ]);
  assert.equal((await client.get<User>('/auth/me')).body.firstname, 'Aïcha');

  const stolen = client.cookie('maida_session') ?? '';
  assert.equal((await client.get('/auth/logout')).status, 204);
  assert.equal((await client.get('/auth/me')).body, null);
  const thief = service.guest();
  thief.setCookie('maida_session', stolen);
  assert.equal((await thief.get('/auth/me')).body, null, 'the token is of no use any more');
});

test('every sign-in starts a new session and ends the browser’s previous one', async () => {
  const user = await service.createUser();
  const client = service.guest();
  await signIn(user.email, TEST_PASSWORD, client);
  const first = client.cookie('maida_session') ?? '';
  await signIn(user.email, TEST_PASSWORD, client);
  assert.notEqual(client.cookie('maida_session'), first);
  const old = service.guest();
  old.setCookie('maida_session', first);
  assert.equal((await old.get('/auth/me')).body, null);
});

test('the database holds no session token', async () => {
  const { client } = await service.as('USER');
  const token = client.cookie('maida_session') ?? '';
  const rows = await service.context.db.query<{ text: string }>({
    name: 'test.sessions',
    text: `SELECT encode(token_hash, 'escape') || encode(token_hash, 'base64') AS text FROM session`,
  });
  assert.ok(rows.length > 0 && rows.every(({ text }) => !text.includes(token)));
});

test('wrong password and unknown account get the same reply', async () => {
  const user = await service.createUser();
  const wrong = await signIn(user.email, 'wrong password');
  const unknown = await signIn('nobody@example.org', 'wrong password');
  assert.equal(wrong.status, 401);
  assert.equal(wrong.body.code, 'credentials_invalid');
  assert.equal(unknown.text, wrong.text);
  assert.deepEqual(unknown.headers.getSetCookie(), wrong.headers.getSetCookie());
});

test('failed attempts cause growing waits, for this account only', async (context) => {
  context.after(service.holdClock());
  const user = await service.createUser();
  const other = await service.createUser();
  for (let count = 0; count < 5; count += 1) assert.equal((await signIn(user.email, 'wrong')).status, 401);
  assert.equal(
    (await signIn(user.email, 'wrong')).status,
    401,
    'the sixth is answered and makes the seventh wait',
  );
  const blocked = await signIn(user.email);
  assert.deepEqual([blocked.status, blocked.body.code], [429, 'rate_limited']);
  const wait = Number(blocked.headers.get('retry-after'));
  assert.equal(wait, 1);
  assert.equal((await signIn(other.email)).status, 200);

  service.advance(wait * 1000);
  assert.equal((await signIn(user.email, 'wrong')).status, 401);
  assert.equal(Number((await signIn(user.email)).headers.get('retry-after')), 3);
  service.advance(3000);
  assert.equal((await signIn(user.email)).status, 200, 'nobody is locked out for good');
  assert.equal((await signIn(user.email, 'wrong')).status, 401, 'and counting starts again');
});

test('simultaneous attempts are all counted', async (context) => {
  context.after(service.holdClock());
  const user = await service.createUser();
  const replies = await Promise.all(Array.from({ length: 12 }, () => signIn(user.email, 'wrong')));
  const answered = replies.filter(({ status }) => status === 401).length;
  assert.equal(answered, 6);
});

test('a session ends after inactivity, and at the latest after its lifetime', async () => {
  const { client } = await service.as('USER');
  service.advance(SESSION_IDLE_MS - DAY_MS);
  assert.notEqual((await client.get('/auth/me')).body, null, 'use extends it');
  service.advance(SESSION_IDLE_MS - DAY_MS);
  assert.notEqual((await client.get('/auth/me')).body, null);
  service.advance(SESSION_IDLE_MS + 1);
  const reply = await client.get('/auth/me');
  assert.equal(reply.body, null);
  assert.equal(client.cookie('maida_session'), undefined, 'the browser forgets it');
  assert.equal((await client.post('/api/contact', { name: 'A', email: 'a@b.co', message: 'x' })).status, 201);

  const busy = await service.as('USER');
  for (let passed = 0; passed < SESSION_LIFETIME_MS; passed += 10 * DAY_MS) {
    await busy.client.get('/auth/me');
    service.advance(10 * DAY_MS);
  }
  assert.equal((await busy.client.get('/auth/me')).body, null);
});

test('a change without the XSRF token of this very session is refused', async () => {
  const { client, user } = await service.as('USER');
  const path = `/api/user/${user.id}`;
  const change = (token: string | null, headers: Record<string, string | null> = {}) =>
    client.put<Problem>(path, { firstname: 'X' }, { headers: { 'x-xsrf-token': token, ...headers } });

  assert.deepEqual([(await change(null)).status, (await change(null)).body.code], [403, 'xsrf_invalid']);
  assert.equal((await change('wrong')).body.code, 'xsrf_invalid');
  const other = await service.as('USER');
  assert.equal((await change(other.client.cookie('XSRF-TOKEN') ?? '')).body.code, 'xsrf_invalid');
  const visitor = service.guest();
  await visitor.get('/auth/me');
  assert.equal((await change(visitor.cookie('XSRF-TOKEN') ?? '')).body.code, 'xsrf_invalid');
  assert.equal((await change(client.cookie('XSRF-TOKEN') ?? '')).status, 200);
  assert.equal(
    (await client.delete<Problem>(path, { headers: { 'x-xsrf-token': null } })).body.code,
    'xsrf_invalid',
  );
});

test('a change from another site is refused even with the token', async () => {
  const guest = service.guest();
  const send = (headers: Record<string, string | null>) =>
    guest.post<Problem>('/api/contact', { name: 'A', email: 'a@b.co', message: 'x' }, { headers });
  for (const site of ['cross-site', 'same-site']) {
    const { status, body } = await send({ 'sec-fetch-site': site });
    assert.deepEqual([status, body.code], [403, 'origin_invalid']);
  }
  const foreign = await send({ 'sec-fetch-site': null, origin: 'https://evil.example' });
  assert.equal(foreign.body.code, 'origin_invalid');
  assert.equal((await send({ 'sec-fetch-site': null, origin: 'null' })).body.code, 'origin_invalid');
  assert.equal((await send({ 'sec-fetch-site': null, origin: service.url })).status, 201);
  assert.equal((await send({ 'sec-fetch-site': null })).status, 201, 'not a browser, but it has the token');
});

test('only a page of this origin can sign out', async () => {
  const { client } = await service.as('USER');
  const signOut = (headers: Record<string, string | null>) =>
    client.get<Problem>('/auth/logout', { headers });
  for (const site of ['cross-site', 'same-site', 'none']) {
    assert.equal((await signOut({ 'sec-fetch-site': site })).body.code, 'origin_invalid');
  }
  assert.equal((await signOut({ 'sec-fetch-site': null })).body.code, 'origin_invalid');
  assert.equal((await signOut({ 'sec-fetch-site': null, referer: 'https://evil.example/x' })).status, 403);
  assert.notEqual((await client.get('/auth/me')).body, null);
  assert.equal((await signOut({ 'sec-fetch-site': null, referer: `${service.url}/user` })).status, 204);
  assert.equal((await client.get('/auth/me')).body, null);
});

test('behind TLS the cookies are Secure and bound to the host', async () => {
  const secure = await startTestService({
    database: service.database,
    config: { publicUrl: new URL('https://maida.example'), isSecure: true },
  });
  try {
    secure.advance(DAY_MS);
    const guest = secure.guest();
    const { headers } = await guest.get('/auth/me');
    const cookies = headers.getSetCookie();
    assert.ok(cookies.some((cookie) => cookie.startsWith('__Host-maida_visitor=')));
    assert.ok(
      cookies.every(
        (cookie) => /; Secure/.test(cookie) && /Path=\/;/.test(cookie) && !/Domain/i.test(cookie),
      ),
    );
    assert.match(headers.get('strict-transport-security') ?? '', /max-age/);
    const user = await secure.createUser();
    const body = { email: user.email, password: TEST_PASSWORD };
    const fromPage = { 'sec-fetch-site': null, origin: 'https://maida.example' };
    assert.equal((await guest.post('/auth/login', body, { headers: fromPage })).status, 200);
    assert.ok(guest.cookie('__Host-maida_session'));
  } finally {
    await secure.close();
  }
});

test('two instances share sessions, XSRF tokens and waiting times', async () => {
  const second = await startTestService({ database: service.database });
  try {
    const { client, user } = await service.as('USER');
    const elsewhere = second.guest();
    for (const name of ['maida_session', 'XSRF-TOKEN']) elsewhere.setCookie(name, client.cookie(name) ?? '');
    assert.equal((await elsewhere.get<User>('/auth/me')).body.id, user.id);
    assert.equal((await elsewhere.put(`/api/user/${user.id}`, { firstname: 'B' })).status, 200);
  } finally {
    await second.close();
  }
});
