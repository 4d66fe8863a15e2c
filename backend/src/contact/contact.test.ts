import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ContactMessage, Problem } from 'shared-api/contract';
import { EXACT_COUNT } from '../database/count-rows.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';

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

test('a message that says nothing is refused, one after the other from one address is slowed down', async () => {
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

test('a list too long to count says that its total is an estimate', async () => {
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
  const isEstimate = async () =>
    (await client.get('/api/contact?q=many&limit=1')).headers.get('x-total-is-estimate');
  await fill(EXACT_COUNT);
  assert.equal(await isEstimate(), null);
  await fill(1);
  assert.equal(await isEstimate(), 'true');
});
