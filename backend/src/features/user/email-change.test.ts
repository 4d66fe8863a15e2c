import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Problem, User } from 'shared-api/contract';
import type { ReadMail } from '../../infra/mail/testing.ts';
import { startMailingService, type MailingService } from '../../../test/support/mailing-service.ts';
import { faceOf } from '../../../test/support/reply-face.ts';
import { recordStatements, type StatementRecorder } from '../../../test/support/statement-recorder.ts';
import { TEST_PASSWORD, type SignedInClient } from '../../../test/support/test-service.ts';

const HOUR_MS = 3_600_000;
let service: MailingService;
let recorder: StatementRecorder;
let serial = 100;

before(async () => {
  service = await startMailingService();
  recorder = await recordStatements(service);
});
beforeEach(async () => {
  service.advance(HOUR_MS);
  await service.takeMails();
});
after(async () => {
  await recorder.close();
  await service.close();
});

const freshAddress = () => `fresh-${(serial += 1)}@example.org`;
const person = (fields: object = {}) =>
  service.as('USER', { emailConfirmed: true, email: `owner-${(serial += 1)}@example.org`, ...fields });
const ask = ({ client, user }: SignedInClient, email: string) =>
  client.put<User & Problem>(`/api/user/${user.id}`, { email, firstname: 'Salma' });
const follow = (token: string) => service.guest().put<Problem>('/auth/email-confirmation', { token });
const addressOf = async ({ client }: SignedInClient) => {
  const { email, emailConfirmed } = (await client.get<User>('/auth/me')).body;
  return [email, emailConfirmed];
};
const to = (mails: readonly ReadMail[], email: string) => mails.find((mail) => mail.to === email);

test('a change of address reveals nothing about the new one', async () => {
  const holder = await person();
  const seen: object[] = [];
  for (const email of [holder.user.email, freshAddress()]) {
    const asker = await person();
    const client = asker.client.at(recorder.url);
    recorder.take();
    const reply = await ask({ ...asker, client }, email);
    assert.equal(reply.status, 200, reply.text);
    seen.push({ face: faceOf(reply, asker.user.email), statements: recorder.take() });
  }
  assert.deepEqual(seen[0], seen[1]);
});

test('a new address takes effect with its link; both addresses are mailed', async () => {
  const owner = await person({ language: 'fr' });
  const email = freshAddress();
  const { body } = await ask(owner, email);
  assert.deepEqual([body.email, body.firstname], [owner.user.email, 'Salma'], 'the rest is changed at once');
  const mails = await service.takeMails();
  const notice = to(mails, owner.user.email);
  assert.equal(notice?.subject, 'Une nouvelle adresse e-mail pour votre compte');
  assert.deepEqual([notice?.token, notice?.text.includes(email)], ['', false]);
  const link = to(mails, email);
  assert.equal(link?.subject, 'Confirmez votre nouvelle adresse e-mail');
  assert.deepEqual(await addressOf(owner), [owner.user.email, true]);

  assert.equal((await follow(link?.token ?? '')).status, 204);
  assert.equal((await follow(link?.token ?? '')).status, 204, 'following it twice is no error');
  assert.deepEqual(await addressOf(owner), [email, true]);
  const [told] = await service.takeMails();
  assert.deepEqual([told?.to, told?.subject], [owner.user.email, 'Votre compte a une autre adresse e-mail']);
});

test('the holder of a taken address is told, and nothing changes', async () => {
  const holder = await person({ language: 'en' });
  const asker = await person({ language: 'fr' });
  await ask(asker, holder.user.email);
  const mail = to(await service.takeMails(), holder.user.email);
  assert.equal(mail?.subject, 'Your email address was given for another account');
  assert.deepEqual([mail?.link.href, mail?.token], ['https://maida.example/login', '']);
  assert.deepEqual(await addressOf(asker), [asker.user.email, true]);
  assert.deepEqual(await addressOf(holder), [holder.user.email, true]);
});

test('a new password voids the link that a thief of the old one has requested', async () => {
  const owner = await person();
  const email = freshAddress();
  await ask(owner, email);
  const { token } = to(await service.takeMails(), email) ?? {};
  const change = { password: 'another horse', currentPassword: TEST_PASSWORD };
  assert.equal((await owner.client.put(`/api/user/${owner.user.email}/password`, change)).status, 204);
  assert.equal((await follow(token ?? '')).body.code, 'link_invalid');

  await ask(owner, email);
  const next = to(await service.takeMails(), email)?.token ?? '';
  await service.guest().post('/auth/password-reset', { email: owner.user.email });
  const reset = to(await service.takeMails(), owner.user.email)?.token;
  const words = { token: reset, password: 'a third horse', confirmPassword: 'a third horse' };
  assert.equal((await service.guest().put('/auth/password-reset', words)).status, 204);
  assert.equal((await follow(next)).body.code, 'link_invalid');
});

test('a link is void once somebody else has the address, and after a day', async () => {
  const [early, late] = [await person(), await person()];
  const email = freshAddress();
  await ask(early, email);
  const { token } = to(await service.takeMails(), email) ?? {};
  await service.createUser({ email });
  assert.equal((await follow(token ?? '')).body.code, 'link_invalid');
  const other = freshAddress();
  await ask(late, other);
  const expired = to(await service.takeMails(), other)?.token ?? '';
  service.advance(24 * HOUR_MS + 1000);
  assert.equal((await follow(expired)).body.code, 'link_invalid');
});

test('nobody’s mailbox is flooded by many accounts, and one account asks a few times', async () => {
  const email = freshAddress();
  for (let count = 0; count < 7; count += 1) await ask(await person(), email);
  const mails = (await service.takeMails()).filter((mail) => mail.to === email);
  assert.equal(mails.length, 5);
  const asker = await person();
  const replies: number[] = [];
  for (let count = 0; count < 8; count += 1) replies.push((await ask(asker, freshAddress())).status);
  const accepted = replies.filter((status) => status === 200).length;
  // The fourth makes the next one wait for a second, which may pass meanwhile.
  assert.ok(accepted >= 4 && accepted <= 5, replies.join(', '));
});
