import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { MAX_PASSKEYS, type Passkey, type PasskeyCreationOptions, type Problem } from 'shared-api/contract';
import { Authenticator } from '../../../test/support/authenticator.ts';
import { startTestService, TEST_PASSWORD, type TestService } from '../../../test/support/test-service.ts';
import { takeMails } from '../../infra/mail/testing.ts';
import { insertPasskey } from './repository.ts';
import { passkeySite } from './site.ts';
import { addTestPasskey, sendProof, signInByPasskey, signInOptions } from './testing.ts';

const SITE = 'https://maida.example';
const MINUTE_MS = 60_000;

let service: TestService;
before(async () => {
  service = await startTestService({ config: { publicUrl: new URL(SITE) } });
});
after(() => service.close());

const refused = ({ status, body }: { status: number; body: unknown }) => [status, (body as Problem).code];
const INVALID = [401, 'passkey_invalid'];

async function withPasskey() {
  const { client, user } = await service.as('USER');
  return { client, user, ...(await addTestPasskey(client, SITE)) };
}

test('somebody adds a passkey, and signs in with it elsewhere without name and password', async () => {
  const { client, user, phone, passkey } = await withPasskey();
  assert.deepEqual([passkey.name, passkey.usedAt, passkey.isBackedUp], ['Phone', null, false]);
  const browser = service.guest();
  const reply = await signInByPasskey(browser, phone);
  assert.equal(reply.status, 200, reply.text);
  assert.equal(reply.body.user?.id, user.id);
  assert.equal((await browser.get<{ id: string }>('/auth/me')).body.id, user.id);
  const [used] = (await client.get<Passkey[]>('/auth/passkeys')).body;
  assert.notEqual(used?.usedAt, null);
});

test('the browser is asked for a passkey of this site that needs a finger, a face or a PIN', async () => {
  const { client } = await service.as('USER');
  const { body } = await client.post<PasskeyCreationOptions>('/auth/passkeys/options');
  assert.equal(body.rp.id, 'maida.example');
  assert.deepEqual(body.authenticatorSelection, {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  });
  const options = await signInOptions(service.guest());
  assert.deepEqual(
    [options.rpId, options.userVerification, options.allowCredentials],
    ['maida.example', 'required', []],
  );
});

test('an answer given on another site is worth nothing', async () => {
  const { phone } = await withPasskey();
  const lures = [
    { origin: 'https://maida.example.evil.test' },
    { origin: 'http://maida.example' },
    { origin: 'https://www.maida.example' },
    { rpId: 'evil.test' },
    { type: 'webauthn.create' },
  ];
  for (const lure of lures)
    assert.deepEqual(refused(await signInByPasskey(service.guest(), phone, lure)), INVALID);
  assert.equal((await signInByPasskey(service.guest(), phone)).status, 200);
});

test('a phone that was not unlocked does not sign in', async () => {
  const { phone } = await withPasskey();
  assert.deepEqual(refused(await signInByPasskey(service.guest(), phone, { isUnverified: true })), INVALID);
});

test('an answer counts once, in the browser that was asked, for five minutes', async () => {
  const { phone } = await withPasskey();
  const browser = service.guest();
  const proof = phone.sign(await signInOptions(browser));
  assert.deepEqual(refused(await sendProof(service.guest(), proof)), INVALID);
  assert.equal((await sendProof(browser, proof)).status, 200);
  await browser.get('/auth/logout');
  assert.deepEqual(refused(await sendProof(browser, proof)), INVALID);

  const late = phone.sign(await signInOptions(browser));
  service.advance(5 * MINUTE_MS + 1000);
  assert.deepEqual(refused(await sendProof(browser, late)), INVALID);
});

test('a session that ends between question and answer does not stop the sign-in', async () => {
  const { client, phone } = await withPasskey();
  await client.get('/auth/me'); // as every page does when it starts
  const proof = phone.sign(await signInOptions(client));
  await client.get('/auth/logout');
  assert.equal((await sendProof(client, proof)).status, 200);
});

test('of the same answer sent many times at once one counts', async () => {
  const { phone } = await withPasskey();
  const browser = service.guest();
  const proof = phone.sign(await signInOptions(browser));
  const replies = await Promise.all(Array.from({ length: 8 }, () => sendProof(browser, proof)));
  assert.equal(replies.filter(({ status }) => status === 200).length, 1);
});

test('a challenge of the page’s own making, or for another purpose, is refused', async () => {
  const { client, phone } = await withPasskey();
  const browser = service.guest();
  const options = await signInOptions(browser);
  const own = Buffer.from(`x.${String(Date.now() + MINUTE_MS)}.y`).toString('base64url');
  assert.deepEqual(refused(await sendProof(browser, phone.sign({ ...options, challenge: own }))), INVALID);
  const creation = await client.post<PasskeyCreationOptions>('/auth/passkeys/options');
  const { challenge } = creation.body;
  assert.deepEqual(refused(await sendProof(client, phone.sign({ ...options, challenge }))), INVALID);
});

test('a counter that goes back betrays a copied passkey', async () => {
  const { phone } = await withPasskey();
  assert.equal((await signInByPasskey(service.guest(), phone, { counter: 7 })).status, 200);
  assert.deepEqual(refused(await signInByPasskey(service.guest(), phone, { counter: 7 })), INVALID);
  assert.deepEqual(refused(await signInByPasskey(service.guest(), phone, { counter: 3 })), INVALID);
  assert.equal((await signInByPasskey(service.guest(), phone, { counter: 8 })).status, 200);
});

test('a passkey that does not count signs in again and again', async () => {
  const { client, user } = await service.as('USER');
  const phone = new Authenticator(SITE);
  const options = await client.post<PasskeyCreationOptions>('/auth/passkeys/options');
  const credential = phone.create(options.body, { counter: 0 });
  assert.equal((await client.post('/auth/passkeys', { name: 'Cloud', credential })).status, 201);
  for (let time = 0; time < 2; time += 1) {
    const reply = await signInByPasskey(service.guest(), phone, { counter: 0 });
    assert.equal(reply.body.user?.id, user.id);
  }
});

test('a passkey that is unknown, removed, or claims another account does not sign in', async () => {
  const stranger = new Authenticator(SITE);
  assert.deepEqual(refused(await signInByPasskey(service.guest(), stranger)), INVALID);
  const { client, phone, passkey } = await withPasskey();
  const other = await service.createUser();
  const userHandle = Buffer.from(other.id).toString('base64url');
  assert.deepEqual(refused(await signInByPasskey(service.guest(), phone, { userHandle })), INVALID);
  assert.equal((await client.delete(`/auth/passkeys/${passkey.id}`)).status, 204);
  assert.deepEqual(refused(await signInByPasskey(service.guest(), phone)), INVALID);
});

test('a passkey of one account cannot be added to another', async () => {
  const { phone } = await withPasskey();
  const thief = await service.as('USER');
  const options = await thief.client.post<PasskeyCreationOptions>('/auth/passkeys/options');
  const reply = await thief.client.post('/auth/passkeys', {
    name: 'Mine',
    credential: phone.create(options.body),
  });
  assert.deepEqual(refused(reply), [409, 'conflict']);
});

test('a passkey made on another site, or for an earlier question, is not added', async () => {
  const { client } = await service.as('USER');
  const { body } = await client.post<PasskeyCreationOptions>('/auth/passkeys/options');
  const phone = new Authenticator(SITE);
  const add = (credential: unknown) => client.post('/auth/passkeys', { name: 'Phone', credential });
  assert.deepEqual(refused(await add(phone.create(body, { origin: 'https://evil.test' }))), INVALID);
  assert.deepEqual(refused(await add(phone.create(body, { isUnverified: true }))), INVALID);
  const credential = phone.create(body);
  assert.equal((await add(credential)).status, 201);
  assert.deepEqual(refused(await add(credential)), INVALID);
});

test('adding and removing need a proof of the last ten minutes: a passkey, or the password without one', async () => {
  const { client, phone, passkey } = await withPasskey();
  const poor = await service.as('USER');
  service.advance(11 * MINUTE_MS);
  const REQUIRED = [403, 'verification_required'];
  assert.deepEqual(refused(await poor.client.post('/auth/passkeys/options')), REQUIRED);
  assert.deepEqual(refused(await client.delete(`/auth/passkeys/${passkey.id}`)), REQUIRED);

  assert.equal((await poor.client.post('/auth/verification', { password: 'wrong' })).status, 401);
  assert.deepEqual(refused(await poor.client.post('/auth/passkeys/options')), REQUIRED);
  assert.equal((await poor.client.post('/auth/verification', { password: TEST_PASSWORD })).status, 204);
  assert.equal((await poor.client.post('/auth/passkeys/options')).status, 200);

  // Who has a passkey is not asked for what can be phished.
  assert.deepEqual(refused(await client.post('/auth/verification', { password: TEST_PASSWORD })), REQUIRED);
  const ask = () =>
    client.post<{ passkey: Parameters<Authenticator['sign']>[0] }>('/auth/verification/options');
  const stranger = await withPasskey();
  const foreign = stranger.phone.sign((await ask()).body.passkey);
  assert.deepEqual(refused(await client.post('/auth/verification', { credential: foreign })), INVALID);
  const credential = phone.sign((await ask()).body.passkey);
  assert.equal((await client.post('/auth/verification', { credential })).status, 204);
  assert.equal((await client.delete(`/auth/passkeys/${passkey.id}`)).status, 204);
});

test('the owner is told by mail about a passkey that comes or goes', async () => {
  const { client, user } = await service.as('USER', { emailConfirmed: true, language: 'fr' });
  const { passkey } = await addTestPasskey(client, SITE);
  await client.delete(`/auth/passkeys/${passkey.id}`);
  const mails = (await takeMails(service)).filter(({ to }) => to === user.email);
  assert.deepEqual(mails.map(({ subject }) => subject).sort(), [
    'Une clé d’accès a été ajoutée à votre compte',
    'Une clé d’accès a été supprimée de votre compte',
  ]);
});

test('passkeys are renamed, and there is an end to them', async () => {
  const { client, user, passkey } = await withPasskey();
  const renamed = await client.put<Passkey>(`/auth/passkeys/${passkey.id}`, { name: 'Old phone' });
  assert.equal(renamed.body.name, 'Old phone');
  for (let count = 1; count < MAX_PASSKEYS; count += 1) {
    const key = {
      user_id: user.id,
      credential_id: `c-${user.id}-${String(count)}`,
      public_key: Buffer.alloc(1),
    };
    const more = { counter: 0, transports: [], name: 'Key', is_backed_up: false };
    await service.context.db.transaction((db) => insertPasskey(db, { ...key, ...more }, service.now()));
  }
  const options = await client.post<PasskeyCreationOptions>('/auth/passkeys/options');
  const credential = new Authenticator(SITE).create(options.body);
  assert.deepEqual(refused(await client.post('/auth/passkeys', { name: 'More', credential })), [
    409,
    'passkeys_full',
  ]);
});

test('without PUBLIC_URL a request does not decide which site passkeys belong to', () => {
  const context = { config: { ...service.context.config, publicUrl: null } };
  const at = (host: string) => passkeySite(context, { headers: { host } });
  assert.deepEqual(at('localhost:3000'), { rpId: 'localhost', origin: 'http://localhost:3000' });
  assert.throws(() => at('evil.test'), { code: 'passkey_unavailable' });
  assert.throws(() => at('localhost.evil.test'), { code: 'passkey_unavailable' });
});
