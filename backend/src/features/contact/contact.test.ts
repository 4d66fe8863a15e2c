import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { AuditEntry, ContactMessage, Problem } from 'shared-api/contract';
import { EXACT_COUNT } from '../../infra/database/count-rows.ts';
import { eraseRemoved } from './remove-message.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';

let service: TestService;

before(async () => {
  service = await startTestService();
});
after(() => service.close());

test('a message is stored for the admin alone', async () => {
  const guest = service.guest();
  const message = { name: 'Vatma', email: 'Vatma@Example.org', message: 'Bonjour,\nà quelle heure ?' };
  const { status, body } = await guest.post<ContactMessage>('/api/contact', message);
  assert.equal(status, 201);
  assert.deepEqual([body.name, body.email, body.message], ['Vatma', 'vatma@example.org', message.message]);
  await guest.post('/api/contact', { name: 'Sidi', email: 's@example.org', message: 'Second' });

  const { client } = await service.as('ADMIN');
  const list = await client.get<ContactMessage[]>('/api/contact?limit=1');
  assert.deepEqual([list.body[0]?.name, list.headers.get('x-total-count')], ['Sidi', '2']);
  assert.deepEqual((await client.get<ContactMessage[]>('/api/contact?q=A+QUELLE')).body, [body]);
  assert.equal((await guest.get('/api/contact')).status, 401);
  assert.equal((await (await service.as('PROVIDER')).client.get('/api/contact')).status, 403);
});

test('a message is read, and unread again', async () => {
  const { client } = await service.as('ADMIN');
  const sent = await service
    .guest()
    .post<ContactMessage>('/api/contact', { name: 'Binta', email: 'b@example.org', message: 'Read me' });
  assert.equal(sent.body.readAt, null);
  const path = `/api/contact/${sent.body.id}`;
  const ids = async (state: string) =>
    (await client.get<ContactMessage[]>(`/api/contact?q=read+me&state=${state}`)).body.map(({ id }) => id);
  assert.deepEqual([await ids('unread'), await ids('read')], [[sent.body.id], []]);
  const first = await client.put<ContactMessage>(path, { isRead: true });
  assert.ok(Math.abs(Date.parse(first.body.readAt ?? '') - service.now()) < 5000);
  service.advance(1000);
  assert.deepEqual((await client.put<ContactMessage>(path, { isRead: true })).body, first.body);
  assert.deepEqual([await ids('unread'), await ids('read')], [[], [sent.body.id]]);
  assert.equal((await client.put<ContactMessage>(path, { isRead: false })).body.readAt, null);
  assert.deepEqual(await ids('unread'), [sent.body.id]);
});

test('a deleted message can be restored for a day, then it is erased; the log records both', async () => {
  const { client, user } = await service.as('ADMIN');
  const { body } = await service
    .guest()
    .post<ContactMessage>('/api/contact', { name: 'Gone', email: 'gone@example.org', message: 'Delete me' });
  const path = `/api/contact/${body.id}`;
  const isListed = async () => (await client.get<unknown[]>('/api/contact?q=delete+me')).body.length === 1;
  assert.equal((await client.delete(path)).status, 204);
  assert.equal(await isListed(), false);
  assert.equal((await client.delete(path)).status, 404);
  assert.equal((await client.put(path, { isRead: true })).status, 404);
  assert.deepEqual((await client.post(`${path}/restore`)).body, body);
  assert.deepEqual((await client.post(`${path}/restore`)).body, body);
  assert.equal(await isListed(), true);
  const log = await client.get<AuditEntry[]>(`/api/audit?actorId=${user.id}&objectKind=message`);
  assert.deepEqual(
    log.body.map(({ action, object }) => [action, object.label]),
    [
      ['message_restored', 'g…@example.org'],
      ['message_removed', 'g…@example.org'],
    ],
  );
  await client.delete(path);
  await eraseRemoved(service.context.db, service.now() + 86_399_000);
  assert.equal((await client.post(`${path}/restore`)).status, 200);
  await client.delete(path);
  await eraseRemoved(service.context.db, service.now() + 86_401_000);
  assert.equal((await client.post(`${path}/restore`)).status, 404);
});

test('only admins handle messages', async () => {
  const { body } = await service
    .guest()
    .post<ContactMessage>('/api/contact', { name: 'A', email: 'a@example.org', message: 'Mine' });
  const path = `/api/contact/${body.id}`;
  for (const role of ['USER', 'PROVIDER'] as const) {
    const { client } = await service.as(role);
    assert.equal((await client.put(path, { isRead: true })).status, 403);
    assert.equal((await client.delete(path)).status, 403);
    assert.equal((await client.post(`${path}/restore`)).status, 403);
  }
  assert.equal((await service.guest().delete(path)).status, 401);
});

test('refuses an empty message, and limits the messages of one network', async (context) => {
  context.after(service.holdClock());
  const guest = service.guest();
  const send = (message: string) =>
    guest.post<Problem>('/api/contact', { name: 'A', email: 'a@b.co', message });
  assert.deepEqual(
    (await send('  ')).body.errors?.map(({ path }) => path),
    ['message'],
  );
  const statuses = [];
  for (let count = 0; count < 22; count += 1) statuses.push((await send('again')).status);
  assert.deepEqual([statuses[0], statuses.at(-1)], [201, 429]);
});

test('a long list says that there are more than it counts', async () => {
  const fill = (rows: number) =>
    service.context.db.execute(
      {
        text: `INSERT INTO contact_message (id, name, email, message, search_text, created_at)
             SELECT gen_random_uuid(), 'A', 'a@example.org', 'many', 'many', now() FROM generate_series(1, $1)`,
        name: 'test.fill',
      },
      [rows],
    );
  const { client } = await service.as('ADMIN');
  const isMinimum = async () =>
    (await client.get('/api/contact?q=many&limit=1')).headers.get('x-total-is-estimate');
  await fill(EXACT_COUNT);
  assert.equal(await isMinimum(), null);
  await fill(1);
  assert.equal(await isMinimum(), 'true');
});
