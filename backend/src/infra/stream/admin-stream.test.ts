import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ContactMessage, OrderSummary } from 'shared-api/contract';
import { createTestRestaurant, place, type TestRestaurant } from '../../features/restaurant/testing.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { openStream } from './testing.ts';

let service: TestService;
let second: TestService;
let kitchen: TestRestaurant;
before(async () => {
  service = await startTestService();
  second = await startTestService({ database: service.database });
  kitchen = await createTestRestaurant(service);
});
after(async () => {
  await second.close();
  await service.close();
});

test('sends an admin all orders, no other user’s notifications, and nothing after demotion', async () => {
  const boss = await service.as('ADMIN');
  const admin = await second.as('ADMIN');
  const witness = await second.as('ADMIN');
  const stream = await openStream(admin.client, '/api/events');
  const order = await place(service.guest(), kitchen);
  const answer = { expectedStage: 'pending', stage: 'confirmed', minutes: 20 };
  await kitchen.owner.put(`/api/orders/${order.id}/status`, answer);
  // Streams keep the order of what was stored: after a change, everything before it has arrived.
  await boss.client.put('/api/settings', { acceptanceMinutes: 11 });
  await stream.until(1, 'change');
  const orders = stream.events.filter(({ event }) => event !== 'change');
  assert.deepEqual(new Set(orders.map(({ data }) => (data as OrderSummary).id)), new Set([order.id]));
  assert.ok(orders.every(({ event }) => event === 'order'));
  assert.equal((orders.at(-1)?.data as OrderSummary).stage, 'confirmed');
  assert.ok(!JSON.stringify(stream.events).includes(order.phone));

  const seen = stream.events.length;
  const other = await openStream(witness.client, '/api/events');
  assert.equal((await boss.client.put(`/api/user/${admin.user.id}/role?role=USER`)).status, 200);
  await place(service.guest(), kitchen);
  await boss.client.put('/api/settings', { acceptanceMinutes: 12 });
  // Another admin of the same instance has the demotion, the order and the setting.
  await other.until(2, 'change');
  assert.ok(other.events.some(({ event }) => event === 'order'));
  assert.equal(stream.events.length, seen);
  for (const open of [stream, other]) open.close();
});

test('sends an admin’s change to other admins only, and not after demotion', async () => {
  const boss = await service.as('ADMIN');
  const admin = await second.as('ADMIN');
  const demoted = await service.as('ADMIN');
  const witness = await service.as('ADMIN');
  const owner = await service.as('PROVIDER');
  const waiting = await service.createUser({ role: 'PROVIDER', confirmed: false });
  const order = await place(service.guest(), kitchen);
  const paths = [
    '/api/events',
    '/api/events',
    '/api/events',
    `/api/orders/track/${order.trackingToken}/events`,
  ];
  const readers = [owner.client, kitchen.owner, (await service.as('USER')).client, service.guest()];
  const others = await Promise.all(readers.map((reader, index) => openStream(reader, paths[index] ?? '')));
  const stream = await openStream(admin.client, '/api/events');
  const near = await openStream(witness.client, '/api/events');
  const former = await openStream(demoted.client, '/api/events');
  assert.equal((await boss.client.put(`/api/user/${demoted.user.id}/role?role=USER`)).status, 200);
  const answer = await boss.client.put(`/api/confirmations/${waiting.id}`, { decision: 'accept' });
  assert.equal(answer.status, 200);
  await boss.client.put('/api/settings', { acceptanceMinutes: 13 });
  // One reads from the other instance, one from that of all the others, which then have had what is theirs.
  for (const reader of [stream, near]) {
    const changes = await reader.until(3, 'change');
    assert.deepEqual(
      changes.map(({ data }) => data),
      [
        { kind: 'user', id: demoted.user.id },
        { kind: 'user', id: waiting.id },
        { kind: 'settings', id: null },
      ],
    );
  }
  for (const { events } of [former, ...others]) assert.ok(events.every(({ event }) => event !== 'change'));
  for (const open of [stream, near, former, ...others]) open.close();
});

test('notifies admins of a new restaurant owner', async () => {
  const admin = await service.as('ADMIN');
  const owner = await second.as('PROVIDER', { confirmed: false });
  const stream = await openStream(admin.client, '/api/events');
  const storefront = {
    name: 'Hawa Camara',
    restaurantName: 'Chez Hawa',
    description: 'Rice and fish.',
    ...{ phone: '2233445566', address: 'Avenue 12', region: 'Nouakchott Ouest', commune: 'Ksar' },
  };
  const { status, body } = await owner.client.post<{ id: string }>('/api/providers', storefront);
  assert.equal(status, 201);
  const events = await stream.until(2);
  assert.deepEqual(events.map(({ event }) => event).toSorted(), ['change', 'notification']);
  const change = events.find(({ event }) => event === 'change');
  assert.deepEqual(change?.data, { kind: 'provider', id: body.id });
  stream.close();
});

test('notifies admins of a new message, and of one that was read', async () => {
  const boss = await service.as('ADMIN');
  const admin = await service.as('ADMIN');
  const stream = await openStream(admin.client, '/api/events');
  const written = { name: 'Aïcha', email: 'aicha@mail.example', message: 'Do you deliver to Rosso?' };
  const { id } = (await service.guest().post<ContactMessage>('/api/contact', written)).body;
  await stream.until(1, 'change');
  await boss.client.put(`/api/contact/${id}`, { isRead: true });
  const events = await stream.until(2, 'change');
  assert.deepEqual(
    events.map(({ data }) => data),
    [
      { kind: 'message', id },
      { kind: 'message', id },
    ],
  );
  assert.ok(!JSON.stringify(events).includes('Aïcha'));
  stream.close();
});
