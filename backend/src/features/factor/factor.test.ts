import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Factors, NewTotp, OwnData, VerificationOptions } from 'shared-api/contract';
import { takeMails } from '../../infra/mail/testing.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import { startTestService, TEST_PASSWORD, type TestService } from '../../../test/support/test-service.ts';
import { addTestPasskey } from '../passkey/testing.ts';
import { resetFactors } from '../user/admin/reset-factors.ts';
import { addTestApp, appOf, enterCode, enterPassword, outcomeOf, wrongCodeOf } from './testing.ts';

const SITE = 'https://maida.example';
const MINUTE_MS = 60_000;
const REQUIRED = [403, 'verification_required'];
const SECOND_STEP = [401, 'second_step_required'];
const CONFLICT = [409, 'conflict'];
const NONE = { totp: null, recoveryCodes: null, hasPasskey: false, hasSecondStep: false };

let service: TestService;
before(async () => {
  service = await startTestService({ config: { publicUrl: new URL(SITE) } });
});
after(() => service.close());

const factorsOf = async (client: TestClient) => (await client.get<Factors>('/auth/factors')).body;
const makeCodes = (client: TestClient) =>
  client.post<{ recoveryCodes: string[] }>('/auth/factors/recovery-codes');

test('a set-up counts for nothing until a code of it was confirmed', async () => {
  const { client, user } = await service.as('USER');
  const first = (await client.post<NewTotp>('/auth/factors/totp')).body;
  const second = (await client.post<NewTotp>('/auth/factors/totp')).body;
  assert.match(second.secret, /^[A-Z2-7]{32}$/);
  const uri = new URL(second.uri);
  assert.deepEqual(
    [uri.protocol, uri.host, uri.searchParams.get('secret'), uri.searchParams.get('issuer')],
    ['otpauth:', 'totp', second.secret, 'Maida'],
  );
  assert.ok(decodeURIComponent(uri.pathname).includes(user.email));
  const confirm = (code: string) => client.put('/auth/factors/totp', { code });
  assert.deepEqual(outcomeOf(await confirm(appOf(service, first.secret).code())), [401, 'code_invalid']);
  assert.deepEqual(await factorsOf(client), NONE);
  assert.equal((await enterPassword(service.guest(), user.email)).status, 200);

  assert.equal((await confirm(appOf(service, second.secret).code())).status, 200);
  const { totp, recoveryCodes, hasSecondStep } = await factorsOf(client);
  assert.ok(totp);
  assert.deepEqual([recoveryCodes?.left, hasSecondStep], [10, true]);
  assert.deepEqual(outcomeOf(await enterPassword(service.guest(), user.email)), SECOND_STEP);
  assert.deepEqual(outcomeOf(await client.post('/auth/factors/totp')), CONFLICT, 'one is enough');
  assert.equal((await confirm(appOf(service, second.secret).code(1))).status, 404);
});

test('neither a secret nor a code can be read in the database', async () => {
  const { client, user } = await service.as('USER');
  const { body } = await client.post<NewTotp>('/auth/factors/totp');
  const code = appOf(service, body.secret).code();
  const made = await client.put<{ recoveryCodes: string[] }>('/auth/factors/totp', { code });
  const rows = await service.context.db.query<{ text: string }>(
    {
      name: 'test.factors',
      text: `SELECT encode(sealed_secret, 'escape') || encode(sealed_secret, 'hex') AS text FROM totp WHERE user_id = $1
             UNION ALL SELECT encode(code_hash, 'escape') FROM recovery_code WHERE user_id = $1`,
    },
    [user.id],
  );
  assert.equal(rows.length, 11);
  const secret = Buffer.from(service.context.secrets.open(`totp\0${user.id}`, await sealedOf(user.id)));
  for (const { text } of rows) {
    assert.ok(!text.includes(body.secret) && !text.includes(secret.toString('hex')));
    for (const recovery of made.body.recoveryCodes) assert.ok(!text.includes(recovery.replaceAll('-', '')));
  }
  const other = await service.createUser();
  const sealed = await sealedOf(user.id);
  assert.throws(() => service.context.secrets.open(`totp\0${other.id}`, sealed), 'not for another account');
});

async function sealedOf(userId: string): Promise<Buffer> {
  const text = 'SELECT sealed_secret FROM totp WHERE user_id = $1';
  const row = await service.context.db.first<{ sealed_secret: Buffer }>({ name: 'test.sealed', text }, [
    userId,
  ]);
  assert.ok(row);
  return row.sealed_secret;
}

test('every change needs a proof of the last ten minutes, which with an app is its code', async () => {
  const { client, user } = await service.as('USER');
  const app = await addTestApp(service, client);
  service.advance(11 * MINUTE_MS);
  const changes = {
    begin: () => client.post('/auth/factors/totp'),
    confirm: () => client.put('/auth/factors/totp', { code: '123456' }),
    codes: () => makeCodes(client),
    removeCodes: () => client.delete('/auth/factors/recovery-codes'),
    remove: () => client.delete('/auth/factors/totp'),
  };
  for (const [name, change] of Object.entries(changes))
    assert.deepEqual(outcomeOf(await change()), REQUIRED, name);
  const { body } = await client.post<VerificationOptions>('/auth/verification/options');
  assert.deepEqual([body.passkey, body.hasTotp, body.hasPassword], [null, true, false]);

  const verify = (proof: object) => client.post('/auth/verification', proof);
  assert.deepEqual(outcomeOf(await verify({ password: TEST_PASSWORD })), REQUIRED, 'not by the password');
  const move = { email: 'thief@example.org', currentPassword: TEST_PASSWORD };
  assert.deepEqual(outcomeOf(await client.put(`/api/user/${user.id}`, move)), REQUIRED);
  const [recovery = ''] = app.recoveryCodes;
  assert.deepEqual(outcomeOf(await verify({ code: recovery })), [401, 'code_invalid'], 'a code of the app');
  const code = app.code();
  assert.equal((await verify({ code })).status, 204);
  assert.equal((await changes.codes()).status, 201);
  service.advance(11 * MINUTE_MS);
  assert.deepEqual(outcomeOf(await verify({ code })), [401, 'code_invalid'], 'once');
});

test('somebody at an open browser gets few guesses at the proof', async () => {
  const { client } = await service.as('USER');
  const app = await addTestApp(service, client);
  const wrong = wrongCodeOf(app);
  const guess = () => client.post('/auth/verification', { code: wrong });
  const replies = await Promise.all(Array.from({ length: 20 }, guess));
  assert.equal(replies.filter(({ status }) => status === 401).length, 6);
});

test('an account with a passkey and an app proves itself by either, and not by the password', async () => {
  const { client } = await service.as('USER');
  const app = await addTestApp(service, client);
  const { phone } = await addTestPasskey(client, SITE);
  service.advance(11 * MINUTE_MS);
  const { body } = await client.post<VerificationOptions>('/auth/verification/options');
  assert.deepEqual([body.hasTotp, body.hasPassword], [true, false]);
  const verify = (proof: object) => client.post('/auth/verification', proof);
  assert.deepEqual(outcomeOf(await verify({ password: TEST_PASSWORD })), REQUIRED);
  assert.ok(body.passkey);
  assert.equal((await verify({ credential: phone.sign(body.passkey) })).status, 204);
  assert.equal((await makeCodes(client)).status, 201);
  service.advance(11 * MINUTE_MS);
  assert.deepEqual(outcomeOf(await makeCodes(client)), REQUIRED);
  assert.equal((await verify({ code: app.code() })).status, 204);
  assert.equal((await makeCodes(client)).status, 201);
});

test('recovery codes stand in for something: alone there are none, and new ones replace the old', async () => {
  const { client, user } = await service.as('USER');
  assert.deepEqual(outcomeOf(await makeCodes(client)), CONFLICT);
  const { passkey } = await addTestPasskey(client, SITE);
  assert.equal(
    (await enterPassword(service.guest(), user.email)).status,
    200,
    'a passkey alone changes nothing',
  );
  const old = (await makeCodes(client)).body.recoveryCodes;
  assert.equal(new Set(old).size, 10);
  const now = (await makeCodes(client)).body.recoveryCodes;
  const browser = service.guest();
  assert.deepEqual(outcomeOf(await enterPassword(browser, user.email)), SECOND_STEP);
  assert.deepEqual(outcomeOf(await enterCode(browser, old[0] ?? '')), [401, 'code_invalid']);
  assert.equal((await enterCode(browser, now[0] ?? '')).status, 200);

  assert.equal((await client.delete('/auth/factors/recovery-codes')).status, 204);
  assert.deepEqual(await factorsOf(client), { ...NONE, hasPasskey: true });
  assert.equal((await enterPassword(service.guest(), user.email)).status, 200);
  await makeCodes(client);
  await client.delete(`/auth/passkeys/${passkey.id}`);
  assert.deepEqual(await factorsOf(client), NONE, 'the last passkey takes them along');
  assert.equal((await enterPassword(service.guest(), user.email)).status, 200);
});

test('an app goes with its codes, unless a passkey needs them; codes never leave an app behind alone', async () => {
  const { client, user } = await service.as('USER');
  await addTestApp(service, client);
  assert.deepEqual(outcomeOf(await client.delete('/auth/factors/recovery-codes')), CONFLICT);
  await addTestPasskey(client, SITE);
  assert.equal((await client.delete('/auth/factors/totp')).status, 204);
  const { totp, recoveryCodes } = await factorsOf(client);
  assert.deepEqual([totp, recoveryCodes?.left], [null, 10]);
  assert.deepEqual(outcomeOf(await enterPassword(service.guest(), user.email)), SECOND_STEP);

  const poor = await service.as('USER');
  await addTestApp(service, poor.client);
  assert.equal((await poor.client.delete('/auth/factors/totp')).status, 204);
  assert.deepEqual(await factorsOf(poor.client), NONE);
  assert.equal((await poor.client.delete('/auth/factors/totp')).status, 404);
});

test('codes that are all used still ask for a second step', async () => {
  const { client, user } = await service.as('USER');
  await addTestPasskey(client, SITE);
  for (const code of (await makeCodes(client)).body.recoveryCodes) {
    const browser = service.guest();
    await enterPassword(browser, user.email);
    assert.equal((await enterCode(browser, code)).status, 200);
  }
  assert.equal((await factorsOf(client)).recoveryCodes?.left, 0);
  assert.deepEqual(outcomeOf(await enterPassword(service.guest(), user.email)), SECOND_STEP);
});

test('mails and the audit log tell of every change, the own data of what there is', async () => {
  const { client, user } = await service.as('USER', { emailConfirmed: true });
  await addTestPasskey(client, SITE);
  await addTestApp(service, client);
  await makeCodes(client);
  const own = (await client.get<OwnData>(`/api/user/${user.id}/export`)).body;
  assert.deepEqual([own.factors.recoveryCodes?.left, own.factors.totp !== null], [10, true]);
  await client.delete('/auth/factors/totp');
  await client.delete('/auth/factors/recovery-codes');
  const mails = (await takeMails(service)).filter(({ to }) => to === user.email);
  assert.deepEqual(mails.map(({ subject }) => subject).sort(), [
    'A passkey was added to your account',
    'An authenticator app was added to your account',
    'New recovery codes for your account',
    'The authenticator app was removed from your account',
    'Your recovery codes were removed',
  ]);
  const admin = await service.as('ADMIN');
  const path = `/api/audit?objectId=${user.id}`;
  const entries = (await admin.client.get<{ action: string }[]>(path)).body.map(({ action }) => action);
  assert.deepEqual(
    entries.sort(),
    ['passkey_added', 'recovery_codes_made', 'recovery_codes_removed', 'totp_added', 'totp_removed']
      .concat(entries.filter((action) => action === 'own_data_exported'))
      .sort(),
  );
});

test('an operator at the machine takes all of it away', async () => {
  const { client, user } = await service.as('USER');
  await addTestApp(service, client);
  await resetFactors(service.context.db, user.email, service.now());
  const browser = service.guest();
  assert.equal((await enterPassword(browser, user.email)).status, 200);
  assert.deepEqual(await factorsOf(browser), NONE);
});
