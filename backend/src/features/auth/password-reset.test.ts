import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Problem, User } from 'shared-api/contract';
import { takeMail, takeMails } from '../../infra/mail/testing.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import { startTestService, TEST_PASSWORD, type TestService } from '../../../test/support/test-service.ts';
import type { UserRow } from '../user/repository.ts';

const HOUR_MS = 3_600_000;
const NEW_PASSWORD = 'another horse';
let service: TestService;
let user: UserRow;

before(async () => {
  service = await startTestService({ config: { publicUrl: new URL('https://maida.example') } });
});
beforeEach(async () => {
  service.advance(HOUR_MS);
  await takeMails(service);
  user = await service.createUser({ language: 'fr' });
});
after(() => service.close());

const ask = (email: string, fields: object = {}, client: TestClient = service.guest()) =>
  client.post<Problem>('/auth/password-reset', { email, ...fields });
const set = (token: string, password = NEW_PASSWORD, confirmPassword = password) =>
  service.guest().put<Problem>('/auth/password-reset', { token, password, confirmPassword });
const signIn = (password: string) => service.guest().post('/auth/login', { email: user.email, password });

async function askForLink(): Promise<string> {
  assert.equal((await ask(user.email)).status, 202);
  return (await takeMail(service)).token;
}

test('a mailed link sets a new password once, and ends every session', async () => {
  const signedIn = await service.signIn(user);
  const token = await askForLink();
  assert.equal((await set(token)).status, 204);
  assert.equal((await signedIn.get('/auth/me')).body, null);
  assert.equal((await signIn(TEST_PASSWORD)).status, 401);
  assert.equal((await signIn(NEW_PASSWORD)).status, 200);
  const again = await set(token, 'third horse');
  assert.deepEqual([again.status, again.body.code], [410, 'link_invalid']);
  assert.equal((await signIn(NEW_PASSWORD)).status, 200);
});

test('a common password is refused, and the link stays valid', async () => {
  const token = await askForLink();
  const refused = await set(token, 'Password123');
  assert.deepEqual([refused.status, refused.body.code], [400, 'password_common']);
  assert.equal((await set(token, user.email)).body.code, 'password_guessable');
  assert.equal((await set(token)).status, 204);
});

test('the mail is in the account’s language and has the token in the link’s fragment', async () => {
  await ask(user.email.toUpperCase(), { language: 'en' });
  const mail = await takeMail(service);
  assert.equal(mail.to, user.email);
  assert.equal(mail.subject, 'Choisissez un nouveau mot de passe Maida');
  assert.equal(mail.link.origin + mail.link.pathname, 'https://maida.example/reset-password');
  assert.match(mail.token, /^[A-Za-z0-9_-]{43}$/);
  assert.match(mail.text, /^Bonjour,\n\n/);
  assert.ok(mail.html.includes(`href="${mail.link}"`) && mail.html.includes('lang="fr"'));
  assert.ok(!mail.file.includes(mail.token) && !mail.file.includes(user.email));
});

test('an account without a language gets the mail in the page’s', async () => {
  const { email } = await service.createUser();
  await ask(email, { language: 'fr' });
  assert.match((await takeMail(service)).text, /^Bonjour/);
  await ask(email);
  assert.match((await takeMail(service)).text, /^Hello/);
});

test('known and unknown addresses get the same reply, and only a known one a mail', async () => {
  const [known, unknown] = [await ask(user.email), await ask('nobody@example.org')];
  assert.deepEqual([known.status, known.text], [202, '']);
  assert.deepEqual([unknown.status, unknown.text], [202, '']);
  const names = (reply: typeof known) => [...reply.headers.keys()].sort();
  assert.deepEqual(names(unknown), names(known));
  assert.equal((await takeMail(service)).to, user.email);
});

test('a link expires after an hour', async () => {
  const token = await askForLink();
  service.advance(HOUR_MS - 60_000);
  assert.equal((await set(token, 'x')).body.code, 'validation_failed');
  service.advance(120_000);
  assert.equal((await set(token)).body.code, 'link_invalid');
});

test('an invalid password leaves the link usable', async () => {
  const token = await askForLink();
  assert.deepEqual((await set(token, NEW_PASSWORD, 'other')).body.errors?.[0]?.path, 'confirmPassword');
  assert.equal((await set(token, 'short')).body.errors?.[0]?.path, 'password');
  assert.equal((await set(token)).status, 204);
});

test('of two simultaneous uses of a link one sets the password', async () => {
  const token = await askForLink();
  const replies = await Promise.all(['first horse', 'second horse'].map((password) => set(token, password)));
  assert.deepEqual(replies.map(({ status }) => status).sort(), [204, 410]);
});

test('a changed password or address voids earlier links', async () => {
  const first = await askForLink();
  assert.equal((await set(await askForLink())).status, 204);
  assert.equal((await set(first)).body.code, 'link_invalid');

  const second = await askForLink();
  const client = await service.signIn(user);
  await client.put(`/api/user/${user.id}/password`.replace(user.id, encodeURIComponent(user.email)), {
    password: 'third horse',
  });
  assert.equal((await takeMail(service)).subject, 'Votre mot de passe a changé');
  assert.equal((await set(second)).body.code, 'link_invalid');

  const third = await askForLink();
  const again = await service.signIn(user);
  await again.put(`/api/user/${user.id}`, { email: `moved-${user.email}` });
  assert.equal((await set(third)).body.code, 'link_invalid');
});

test('using the link verifies the address', async () => {
  assert.equal((await set(await askForLink())).status, 204);
  const client = await service.signIn(user);
  assert.equal((await client.get<User>('/auth/me')).body.emailConfirmed, true);
});

test('limits the mails to one address, with waits in between', async (context) => {
  context.after(service.holdClock());
  for (let count = 0; count < 8; count += 1) {
    assert.equal((await ask(user.email)).status, 202);
    service.advance(6 * 60_000);
  }
  assert.equal((await takeMails(service)).length, 5);

  const other = await service.createUser();
  const replies: number[] = [];
  for (let count = 0; count < 6; count += 1) replies.push((await ask(other.email)).status);
  assert.deepEqual(replies, [202, 202, 202, 202, 429, 429]);
  assert.equal((await ask('someone-else@example.org')).status, 202);
});

test('neither the database nor a queued mail contains a token', async () => {
  await ask(user.email);
  const waiting = await service.context.db.query<{ row: string }>({
    name: 'test.mail-jobs',
    text: 'SELECT j::text AS row FROM mail_job j',
  });
  const { token } = await takeMail(service);
  const links = await service.context.db.query<{ row: string }>({
    name: 'test.links',
    text: `SELECT l::text || encode(token_hash, 'base64') AS row FROM account_link l`,
  });
  assert.ok(links.length > 0);
  assert.ok([...waiting, ...links].every(({ row }) => !row.includes(token)));
});

test('refuses an invalid token', async () => {
  for (const token of ['', 'x', 'A'.repeat(43), "' OR 1=1 --"]) {
    assert.equal((await set(token)).body.code, 'link_invalid');
  }
});
