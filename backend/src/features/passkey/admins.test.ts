import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Problem, VerificationOptions } from 'shared-api/contract';
import { startTestService, TEST_PASSWORD, type TestService } from '../../../test/support/test-service.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import { addTestApp, enterCode, enterPassword } from '../factor/testing.ts';
import { createAdminCheck } from '../session/identify-admin.ts';
import { resetFactors } from '../user/admin/reset-factors.ts';
import { addTestPasskey, signInByPasskey } from './testing.ts';

const SITE = 'https://maida.example';
const MINUTE_MS = 60_000;
const FACTOR_REQUIRED = [403, 'factor_required'];
const VERIFICATION_REQUIRED = [403, 'verification_required'];

let service: TestService;
before(async () => {
  service = await startTestService({ config: { publicUrl: new URL(SITE) } });
});
after(() => service.close());

const outcome = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as Problem | undefined)?.code,
];

async function byPassword(email: string, at: TestService = service): Promise<TestClient> {
  const client = at.guest();
  const reply = await client.post('/auth/login', { email, password: TEST_PASSWORD });
  assert.equal(reply.status, 200, reply.text);
  return client;
}

/** Calls that only an admin's power opens, one of each kind of route. */
async function adminCalls(client: TestClient) {
  const other = await service.createUser();
  return {
    list: await client.get('/api/user'),
    orders: await client.get('/api/orders'),
    audit: await client.get('/api/audit'),
    role: await client.put(`/api/user/${other.id}/role?role=PROVIDER`),
    settings: await client.put('/api/settings', { acceptanceMinutes: 12 }),
  };
}

test('an admin who signs in by password has no power before adding a passkey, and all of it afterwards', async () => {
  const admin = await service.createUser({ role: 'ADMIN' });
  const client = await byPassword(admin.email);
  for (const [name, reply] of Object.entries(await adminCalls(client))) {
    assert.deepEqual(outcome(reply), FACTOR_REQUIRED, name);
  }
  const other = await service.createUser();
  assert.equal(
    (await client.get(`/api/user/${other.id}`)).status,
    404,
    'not even by calls that all roles have',
  );
  assert.equal((await client.get<{ role: string }>('/auth/me')).body.role, 'ADMIN');

  await addTestPasskey(client, SITE);
  for (const [name, reply] of Object.entries(await adminCalls(client))) assert.equal(reply.status, 200, name);
});

test('a password that was phished opens nothing once there is a passkey, nor does a session from before', async () => {
  const admin = await service.createUser({ role: 'ADMIN' });
  const earlier = await byPassword(admin.email);
  const { phone } = await addTestPasskey(await byPassword(admin.email), SITE);
  const phished = await byPassword(admin.email);
  for (const client of [earlier, phished])
    assert.deepEqual(outcome(await client.get('/api/user')), FACTOR_REQUIRED);

  const owner = service.guest();
  assert.equal((await signInByPasskey(owner, phone)).status, 200);
  assert.equal((await owner.get('/api/user')).status, 200);

  const { body } = await phished.post<VerificationOptions>('/auth/verification/options');
  assert.ok(body.passkey);
  assert.equal(
    (await phished.post('/auth/verification', { credential: phone.sign(body.passkey) })).status,
    204,
  );
  assert.equal((await phished.get('/api/user')).status, 200, 'proved by the passkey, it is the owner’s');
});

test('a phished password of an admin with a passkey changes neither passkeys, app, codes, password, address nor account', async () => {
  const admin = await service.createUser({ role: 'ADMIN' });
  const earlier = await byPassword(admin.email);
  const { passkey } = await addTestPasskey(await byPassword(admin.email), SITE);
  const path = `/api/user/${admin.id}`;
  for (const client of [earlier, await byPassword(admin.email)]) {
    const attempts = {
      add: await client.post('/auth/passkeys/options'),
      remove: await client.delete(`/auth/passkeys/${passkey.id}`),
      app: await client.post('/auth/factors/totp'),
      codes: await client.post('/auth/factors/recovery-codes'),
      password: await client.put(`/api/user/${admin.email}/password`, {
        password: 'quite another one',
        currentPassword: TEST_PASSWORD,
      }),
      email: await client.put(path, { email: 'thief@example.org', currentPassword: TEST_PASSWORD }),
      account: await client.delete(path),
    };
    for (const [name, reply] of Object.entries(attempts))
      assert.deepEqual(outcome(reply), VERIFICATION_REQUIRED, name);
  }
});

test('an authenticator app gives an admin the power as well: when it is added, at the sign-in and when asked', async () => {
  const admin = await service.createUser({ role: 'ADMIN' });
  const earlier = await byPassword(admin.email);
  const client = await byPassword(admin.email);
  const app = await addTestApp(service, client);
  assert.equal((await client.get('/api/user')).status, 200);
  assert.deepEqual(outcome(await earlier.get('/api/user')), FACTOR_REQUIRED, 'a session from before');
  assert.deepEqual(outcome(await earlier.delete('/auth/factors/totp')), VERIFICATION_REQUIRED);

  const browser = service.guest();
  assert.deepEqual(outcome(await enterPassword(browser, admin.email)), [401, 'second_step_required']);
  assert.equal((await enterCode(browser, app.code())).status, 200);
  assert.equal((await browser.get('/api/user')).status, 200);
  const change = { password: 'quite another one', currentPassword: TEST_PASSWORD };
  assert.equal((await browser.put(`/api/user/${admin.email}/password`, change)).status, 204);
  assert.equal((await browser.get('/api/user')).status, 200, 'also with a new password');
});

test('an admin proves an earlier session by a code of the app', async () => {
  const admin = await service.createUser({ role: 'ADMIN' });
  const earlier = await byPassword(admin.email);
  const app = await addTestApp(service, await byPassword(admin.email));
  const { body } = await earlier.post<VerificationOptions>('/auth/verification/options');
  assert.deepEqual([body.hasTotp, body.hasPassword, body.isVerified], [true, false, false]);
  assert.equal((await earlier.post('/auth/verification', { code: app.code() })).status, 204);
  assert.equal((await earlier.get('/api/user')).status, 200);
});

test('a recovery code gives an admin no power, but leads to a new passkey or app', async () => {
  const admin = await service.createUser({ role: 'ADMIN' });
  const client = await byPassword(admin.email);
  await addTestPasskey(client, SITE);
  const app = await addTestApp(service, client);
  let used = 0;
  const recover = async () => {
    const browser = service.guest();
    await enterPassword(browser, admin.email);
    assert.equal((await enterCode(browser, app.recoveryCodes[used++] ?? '')).status, 200);
    assert.deepEqual(outcome(await browser.get('/api/user')), FACTOR_REQUIRED);
    return browser;
  };
  const late = await recover();
  service.advance(11 * MINUTE_MS);
  assert.deepEqual(outcome(await late.post('/auth/passkeys/options')), VERIFICATION_REQUIRED, 'too late');

  const byPasskey = await recover();
  const { body } = await byPasskey.post<VerificationOptions>('/auth/verification/options');
  assert.deepEqual([body.passkey, body.isFactorRequired, body.isVerified], [null, true, true]);
  await addTestPasskey(byPasskey, SITE);
  assert.equal((await byPasskey.get('/api/user')).status, 200);

  const byApp = await recover();
  assert.equal((await byApp.delete('/auth/factors/totp')).status, 204);
  await addTestApp(service, byApp);
  assert.equal((await byApp.get('/api/user')).status, 200);
});

test('releases and overrides, which the service guards for the platform, want the same', async () => {
  const admin = await service.createUser({ role: 'ADMIN' });
  const client = await byPassword(admin.email);
  const identify = createAdminCheck({ context: () => service.context });
  const ask = (isChange: boolean) => {
    const names = ['maida_session', 'XSRF-TOKEN'];
    const cookie = names.map((name) => `${name}=${client.cookie(name) ?? ''}`).join('; ');
    const headers = { cookie, 'x-xsrf-token': client.cookie('XSRF-TOKEN'), 'sec-fetch-site': 'same-origin' };
    return identify({ headers }, isChange);
  };
  assert.deepEqual(await ask(false), { refusal: 'factor_required' });
  await addTestPasskey(client, SITE);
  assert.deepEqual(await ask(true), { email: admin.email });
  service.advance(11 * MINUTE_MS);
  assert.deepEqual(await ask(false), { email: admin.email });
  assert.deepEqual(await ask(true), { refusal: 'verification_required' });
});

test('a demo demands no passkey of its admin', async () => {
  const demo = await startTestService({ config: { isDemo: true } });
  try {
    const admin = await demo.createUser({ role: 'ADMIN' });
    const client = await byPassword(admin.email, demo);
    assert.equal((await client.get('/api/user')).status, 200);
  } finally {
    await demo.close();
  }
});

test('an admin keeps the power after changing the password', async () => {
  const { client, user } = await service.as('ADMIN');
  const change = { password: 'quite another one', currentPassword: TEST_PASSWORD };
  assert.equal((await client.put(`/api/user/${user.email}/password`, change)).status, 204);
  assert.equal((await client.get('/api/user')).status, 200);
});

test('what destroys needs a proof of the last ten minutes; a passkey gives it, and the rest goes on without', async () => {
  const admin = await service.createUser({ role: 'ADMIN' });
  const client = await byPassword(admin.email);
  const { phone } = await addTestPasskey(client, SITE);
  service.advance(11 * MINUTE_MS);
  const victim = await service.createUser();
  const acts = {
    remove: () => client.delete(`/api/user/${victim.id}`),
    role: () => client.put(`/api/user/${victim.id}/role?role=ADMIN`),
    password: () => client.put(`/api/user/${victim.email}/password`, { password: 'set by a thief' }),
    email: () => client.put(`/api/user/${victim.id}`, { email: 'thief@example.org' }),
    order: () => client.delete('/api/orders/00000000-0000-4000-8000-000000000000'),
    sender: () => {
      const stop = { reason: 'other', block: null };
      return client.post('/api/orders/00000000-0000-4000-8000-000000000000/sender/stop', stop);
    },
    restaurant: () => client.delete('/api/restaurant/00000000-0000-4000-8000-000000000000'),
    provider: () => client.delete('/api/providers/00000000-0000-4000-8000-000000000000'),
    refund: () => {
      const move = { stage: 'refunded', expectedStage: 'delivered', reason: 'Cold' };
      return client.put('/api/orders/00000000-0000-4000-8000-000000000000/status', move);
    },
  };
  for (const [name, act] of Object.entries(acts))
    assert.deepEqual(outcome(await act()), VERIFICATION_REQUIRED, name);
  assert.equal((await client.put(`/api/user/${victim.id}`, { firstname: 'Salma' })).status, 200);
  assert.equal((await client.put(`/api/user/${victim.id}/confirm`)).status, 200);

  const { body } = await client.post<VerificationOptions>('/auth/verification/options');
  assert.deepEqual([body.hasPassword, body.passkey?.allowCredentials.length], [false, 1]);
  assert.ok(body.passkey);
  assert.equal(
    (await client.post('/auth/verification', { credential: phone.sign(body.passkey) })).status,
    204,
  );
  assert.equal((await acts.role()).status, 200);
  service.advance(9 * MINUTE_MS);
  assert.equal((await acts.remove()).status, 204, 'once is enough for ten minutes');
});

test('who has lost all passkeys is reset on the host, which the audit log remembers', async () => {
  const admin = await service.createUser({ role: 'ADMIN' });
  const client = await byPassword(admin.email);
  const { phone } = await addTestPasskey(client, SITE);
  assert.equal(await resetFactors(service.context.db, admin.email, service.now()), 1);
  assert.equal((await client.get('/auth/me')).body, null);
  assert.equal((await signInByPasskey(service.guest(), phone)).status, 401);

  const again = await byPassword(admin.email);
  assert.deepEqual(outcome(await again.get('/api/audit')), FACTOR_REQUIRED);
  await addTestPasskey(again, SITE);
  const { body } = await again.get<{ action: string }[]>('/api/audit?action=factors_reset');
  assert.equal(body.length, 1);
  await assert.rejects(resetFactors(service.context.db, 'nobody@example.org', 0), /There is no account/);
});
