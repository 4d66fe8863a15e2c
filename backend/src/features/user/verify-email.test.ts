import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Problem, User } from 'shared-api/contract';
import { takeMail, takeMails } from '../../infra/mail/testing.ts';
import {
  startTestService,
  type SignedInClient,
  type TestService,
} from '../../../test/support/test-service.ts';

const DAY_MS = 86_400_000;
let service: TestService;
let serial = 0;

before(async () => {
  service = await startTestService({ config: { publicUrl: new URL('https://maida.example') } });
});
beforeEach(async () => {
  service.advance(3_600_000);
  await takeMails(service);
});
after(() => service.close());

const confirm = (token: string) => service.guest().put<Problem>('/auth/email-confirmation', { token });
const isConfirmed = async ({ client }: SignedInClient) =>
  (await client.get<User>('/auth/me')).body.emailConfirmed;

async function register(fields: object = {}): Promise<User> {
  serial += 1;
  const reply = await service.guest().post<User>('/api/user', {
    email: `fresh-${serial}@example.org`,
    password: 'longenough',
    confirmPassword: 'longenough',
    ...fields,
  });
  assert.equal(reply.status, 201, reply.text);
  return reply.body;
}

test('asks a new user to verify the address, and accepts the link', async () => {
  const user = await register({ language: 'fr', firstname: 'Visitez evil.example' });
  assert.equal(user.emailConfirmed, false);
  const mail = await takeMail(service);
  assert.deepEqual([mail.to, mail.subject], [user.email, 'Confirmez votre adresse e-mail']);
  assert.equal(mail.link.origin + mail.link.pathname, 'https://maida.example/confirm-email');
  assert.ok(!mail.text.includes('evil') && !mail.html.includes('evil'), 'a name is no place for messages');
  assert.equal((await confirm(mail.token)).status, 204);
  assert.equal((await confirm(mail.token)).status, 204, 'following it twice is no mistake');
  const admin = await service.as('ADMIN');
  const { body } = await admin.client.get<User>(`/api/user/${user.id}`);
  assert.deepEqual([body.emailConfirmed, body.confirmed], [true, false], "the admin's word is another");
});

test('a registration that is refused sends nothing', async () => {
  const user = await register();
  await takeMails(service);
  const again = await service.guest().post<Problem>('/api/user', {
    ...{ email: user.email, password: 'longenough', confirmPassword: 'longenough' },
  });
  assert.equal(again.body.code, 'email_taken');
  assert.deepEqual(await takeMails(service), []);
});

test('a new address has to be verified, and the link to the old one is void', async () => {
  const person = await service.as('USER', { emailConfirmed: true });
  const path = `/api/user/${person.user.id}`;
  await person.client.put(path, { firstname: 'Aïcha' });
  assert.equal(await isConfirmed(person), true);
  assert.deepEqual(await takeMails(service), []);

  await person.client.put(path, { email: `first-${person.user.email}` });
  const mails = await takeMails(service);
  const first = mails.find(({ to }) => to === `first-${person.user.email}`);
  assert.ok(first);
  assert.deepEqual(
    mails.filter((mail) => mail !== first).map(({ to, token }) => [to, token]),
    [[person.user.email, '']],
    'the previous address is mailed, without a link into the account',
  );
  assert.equal(await isConfirmed(person), false);
  await person.client.put(path, { email: `second-${person.user.email}` });
  const second = await takeMail(service);
  assert.equal((await confirm(first.token)).body.code, 'link_invalid');
  assert.equal(await isConfirmed(person), false);
  assert.equal((await confirm(second.token)).status, 204);
  assert.equal(await isConfirmed(person), true);
});

test('sends the mail again on request, unless the address is verified', async (context) => {
  context.after(service.holdClock());
  const person = await service.as('USER', { language: 'en' });
  const resend = () => person.client.post('/auth/email-confirmation');
  assert.equal((await resend()).status, 202);
  const mail = await takeMail(service);
  assert.equal(mail.subject, 'Confirm your email address');
  await confirm(mail.token);
  assert.equal((await resend()).status, 202);
  assert.deepEqual(await takeMails(service), []);
  assert.equal((await service.guest().post<Problem>('/auth/email-confirmation')).body.code, 'unauthorized');
  const replies: number[] = [];
  for (let count = 0; count < 4; count += 1) replies.push((await resend()).status);
  assert.equal(replies.at(-1), 429);
});

test('a link runs out after seven days', async () => {
  const user = await register();
  const { token } = await takeMail(service);
  service.advance(7 * DAY_MS + 1000);
  const late = await confirm(token);
  assert.deepEqual([late.status, late.body.code], [410, 'link_invalid']);
  assert.equal(user.emailConfirmed, false);
});

test('a link works for its purpose only', async () => {
  const user = await register();
  const { token } = await takeMail(service);
  const password = 'another horse';
  const reset = await service
    .guest()
    .put<Problem>('/auth/password-reset', { token, password, confirmPassword: password });
  assert.equal(reset.body.code, 'link_invalid');
  await service.guest().post('/auth/password-reset', { email: user.email });
  assert.equal((await confirm((await takeMail(service)).token)).body.code, 'link_invalid');
});

test('the verified field cannot be written', async () => {
  const person = await service.as('USER');
  await person.client.put(`/api/user/${person.user.id}`, { emailConfirmed: true, email_confirmed: true });
  assert.equal(await isConfirmed(person), false);
  const user = await register({ emailConfirmed: true });
  assert.equal(user.emailConfirmed, false);
});
