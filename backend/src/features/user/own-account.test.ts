import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Problem, Session, User } from 'shared-api/contract';
import { takeMail, takeMails } from '../../infra/mail/testing.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import { startTestService, TEST_PASSWORD, type TestService } from '../../../test/support/test-service.ts';

const QUARTER_MS = 15 * 60_000;

let service: TestService;

before(async () => {
  service = await startTestService({ config: { publicUrl: new URL('https://maida.example') } });
});
after(() => service.close());

/** A user who signed in a while ago. */
async function longSignedIn(role: 'USER' | 'PROVIDER' | 'ADMIN' = 'USER') {
  const signedIn = await service.as(role);
  service.advance(QUARTER_MS);
  return signedIn;
}

const remove = (client: TestClient, id: string, currentPassword?: string) =>
  client.delete<Problem>(`/api/user/${id}`, { json: { currentPassword } });

test('deleting one’s account needs the password or a recent sign-in', async () => {
  const { client, user } = await longSignedIn();
  const elsewhere = await service.signIn(user);
  const without = await remove(client, user.id);
  assert.deepEqual([without.status, without.body.code], [403, 'verification_required']);
  const wrong = await remove(client, user.id, 'not mine');
  assert.deepEqual([wrong.status, wrong.body.code], [401, 'credentials_invalid']);
  assert.notEqual((await client.get('/auth/me')).body, null, 'a refusal ends nothing');

  assert.equal((await remove(client, user.id, TEST_PASSWORD)).status, 204);
  for (const browser of [client, elsewhere]) assert.equal((await browser.get('/auth/me')).body, null);
  const login = { email: user.email, password: TEST_PASSWORD };
  assert.equal((await service.guest().post('/auth/login', login)).status, 401);
});

test('limits guesses of the password in an open session', async (context) => {
  context.after(service.holdClock());
  const { client, user } = await longSignedIn();
  const replies: number[] = [];
  for (let guess = 0; guess < 7; guess += 1)
    replies.push((await remove(client, user.id, `guess ${guess}`)).status);
  assert.equal(replies[0], 401);
  assert.equal(replies.at(-1), 429);
});

test('another’s account is not found with any password', async () => {
  const [mine, theirs] = [await longSignedIn(), await longSignedIn()];
  const absent = await remove(mine.client, '01a00000-0000-7000-8000-000000000000', TEST_PASSWORD);
  const foreign = await remove(mine.client, theirs.user.id, TEST_PASSWORD);
  assert.deepEqual([foreign.status, foreign.text], [404, absent.text]);
  assert.notEqual((await theirs.client.get('/auth/me')).body, null);
});

test('an admin deletes others without a password, and never the last admin', async () => {
  const admin = await longSignedIn('ADMIN');
  const { user } = await service.as('USER');
  assert.equal((await admin.client.delete(`/api/user/${user.id}`)).status, 204);
  const last = await remove(admin.client, admin.user.id, TEST_PASSWORD);
  assert.deepEqual([last.status, last.body.code], [409, 'last_admin']);
  assert.notEqual((await admin.client.get('/auth/me')).body, null);
});

test('a new e-mail address needs the password, other changes do not', async () => {
  const { client, user } = await longSignedIn();
  const path = `/api/user/${user.id}`;
  const change = (body: object) => client.put<User & Problem>(path, body);
  const refused = await change({ email: 'moved@example.org', firstname: 'Salma' });
  assert.deepEqual([refused.status, refused.body.code], [403, 'verification_required']);
  const kept = await change({ email: user.email, firstname: 'Salma' });
  assert.deepEqual([kept.status, kept.body.firstname], [200, 'Salma']);
  const moved = await change({ email: 'moved@example.org', currentPassword: TEST_PASSWORD });
  assert.deepEqual(
    [moved.status, moved.body.email, moved.body.emailConfirmed],
    [200, 'moved@example.org', false],
  );
  assert.equal((await client.get<Session[]>('/auth/sessions')).body.length, 1);
});

test('an admin corrects another’s address without a password', async () => {
  const admin = await longSignedIn('ADMIN');
  const { user } = await service.as('USER');
  const { status, body } = await admin.client.put<User>(`/api/user/${user.id}`, { email: 'put@example.org' });
  assert.deepEqual([status, body.email], [200, 'put@example.org']);
});

test('mails a verified address about a new password and a new address', async () => {
  const { client, user } = await service.as('USER', { emailConfirmed: true, language: 'fr' });
  await takeMails(service);
  const body = { password: 'another one', currentPassword: TEST_PASSWORD };
  assert.equal((await client.put(`/api/user/${user.email}/password`, body)).status, 204);
  const password = await takeMail(service);
  assert.deepEqual(
    [password.to, password.subject, password.link.pathname],
    [user.email, 'Votre mot de passe a changé', '/forgot-password'],
  );
  await client.put(`/api/user/${user.id}`, { email: 'elsewhere@example.org' });
  const mails = await takeMails(service);
  assert.deepEqual(mails.map(({ to }) => to).toSorted(), ['elsewhere@example.org', user.email].toSorted());
  const notice = mails.find(({ to }) => to === user.email);
  assert.deepEqual([notice?.link.pathname, notice?.text.includes('elsewhere')], ['/contact', false]);
});

test('a language alone is stored, and what is sent later is in it', async () => {
  const { client, user } = await service.as('USER', { emailConfirmed: true, language: 'fr' });
  const { status, body } = await client.put<User>(`/api/user/${user.id}`, { language: 'ar' });
  assert.deepEqual([status, body.language, body.email], [200, 'ar', user.email]);
  assert.equal((await client.get<User>('/auth/me')).body.language, 'ar');
  await takeMails(service);
  const passwords = { password: 'another one', currentPassword: TEST_PASSWORD };
  assert.equal((await client.put(`/api/user/${user.email}/password`, passwords)).status, 204);
  assert.match((await takeMail(service)).subject, /[\u0621-\u064A]/);
});

test('mails nothing to an address that was never verified', async () => {
  const { client, user } = await service.as('USER');
  await takeMails(service);
  await client.put(`/api/user/${user.id}`, { email: 'mine@example.org' });
  assert.equal((await takeMail(service)).to, 'mine@example.org');
});
