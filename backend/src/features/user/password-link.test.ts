import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { AuditEntry, Problem } from 'shared-api/contract';
import { takeMail, takeMails } from '../../infra/mail/testing.ts';
import {
  startTestService,
  TEST_PASSWORD,
  type SignedInClient,
  type TestService,
} from '../../../test/support/test-service.ts';

const NEW_PASSWORD = 'another horse';
let service: TestService;
let admin: SignedInClient;

before(async () => {
  service = await startTestService({ config: { publicUrl: new URL('https://maida.example') } });
  admin = await service.as('ADMIN');
});
beforeEach(async () => {
  await takeMails(service);
});
after(() => service.close());

const send = (id: string, body: object = { reason: 'Lost the phone' }) =>
  admin.client.post<Problem>(`/api/user/${id}/password-link`, body);
const signIn = (email: string, password: string) => service.guest().post('/auth/login', { email, password });
const entriesOf = async (id: string) =>
  (await admin.client.get<AuditEntry[]>(`/api/audit?objectId=${id}`)).body;

test('an admin mails the link; only its reader ever knows the new password', async () => {
  const { client, user } = await service.as('USER', { language: 'fr' });
  const reply = await send(user.id);
  assert.deepEqual([reply.status, reply.text], [202, '']);
  const mail = await takeMail(service);
  assert.deepEqual([mail.to, mail.subject], [user.email, 'Choisissez un nouveau mot de passe Maida']);
  assert.equal(
    (await signIn(user.email, TEST_PASSWORD)).status,
    200,
    'nothing changes before the link is used',
  );
  assert.equal((await client.get<{ id: string }>('/auth/me')).body.id, user.id);
  const fields = { token: mail.token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  assert.equal((await service.guest().put('/auth/password-reset', fields)).status, 204);
  assert.equal((await client.get('/auth/me')).body, null, 'then every session ends');
  assert.equal((await signIn(user.email, NEW_PASSWORD)).status, 200);
});

test('the audit entry has the reason, and neither link nor address', async () => {
  const { user } = await service.as('USER');
  await send(user.id);
  const { token } = await takeMail(service);
  const [entry] = await entriesOf(user.id);
  assert.deepEqual(
    [entry?.action, entry?.reason, entry?.actor?.id, entry?.changes],
    ['password_link_sent', 'Lost the phone', admin.user.id, []],
  );
  assert.ok(!JSON.stringify(entry).includes(token));
});

test('mail and audit entry are stored together or not at all', async () => {
  const { user } = await service.as('USER');
  const { db } = service.context;
  await db.execute({ name: 'test.break-audit', text: 'ALTER TABLE audit_entry RENAME TO audit_entry_away' });
  try {
    assert.equal((await send(user.id)).status, 500);
  } finally {
    await db.execute({ name: 'test.mend-audit', text: 'ALTER TABLE audit_entry_away RENAME TO audit_entry' });
  }
  assert.deepEqual(await takeMails(service), []);
});

test('limits the mails to one account', async (context) => {
  context.after(service.holdClock());
  const { user } = await service.as('USER');
  const replies: number[] = [];
  for (let count = 0; count < 6; count += 1) replies.push((await send(user.id)).status);
  assert.deepEqual(replies, [202, 202, 202, 202, 429, 429]);
  assert.equal((await entriesOf(user.id)).length, 4, 'what was refused was not done');
});

test('refuses unknown accounts, and a site without an address', async () => {
  assert.equal((await send('01a00000-0000-7000-8000-000000000000')).status, 404);
  const bare = await startTestService();
  try {
    const { client, user } = await bare.as('ADMIN');
    const reply = await client.post<Problem>(`/api/user/${user.id}/password-link`);
    assert.deepEqual([reply.status, reply.body.code], [503, 'unavailable']);
  } finally {
    await bare.close();
  }
});
