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

/** Waits long enough for an unexpected event to arrive. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 150));

test('sends an admin all orders, no other user’s notifications, and nothing after demotion', async () => {
  const boss = await service.as('ADMIN');
  const admin = await second.as('ADMIN');
  const stream = await openStream(admin.client, '/api/events');
  const owners = await openStream(kitchen.owner, '/api/events');
  const order = await place(service.guest(), kitchen);
  const answer = { expectedStage: 'pending', stage: 'confirmed', minutes: 20 };
  await kitchen.owner.put(`/api/orders/${order.id}/status`, answer);
  await stream.until(1);
  await owners.until(2);
  await quiet();
  assert.deepEqual(new Set(stream.events.map(({ data }) => (data as OrderSummary).id)), new Set([order.id]));
  assert.ok(stream.events.every(({ event }) => event === 'order'));
  assert.equal((stream.events.at(-1)?.data as OrderSummary).stage, 'confirmed');
  assert.ok(!JSON.stringify(stream.events).includes(order.phone));

  const seen = stream.events.length;
  assert.equal((await boss.client.put(`/api/user/${admin.user.id}/role?role=USER`)).status, 200);
  await place(service.guest(), kitchen);
  await owners.until(4);
  await quiet();
  assert.equal(stream.events.length, seen);
  for (const open of [stream, owners]) open.close();
});

test('sends an admin’s change to other admins only, and not after demotion', async () => {
  const boss = await service.as('ADMIN');
  const admin = await second.as('ADMIN');
  const demoted = await service.as('ADMIN');
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
  const before = others.map(({ events }) => events.length);
  const stream = await openStream(admin.client, '/api/events');
  const former = await openStream(demoted.client, '/api/events');
  assert.equal((await boss.client.put(`/api/user/${demoted.user.id}/role?role=USER`)).status, 200);
  await stream.until(1);
  const answer = await boss.client.put(`/api/confirmations/${waiting.id}`, { decision: 'accept' });
  assert.equal(answer.status, 200);
  await stream.until(2);
  await boss.client.put('/api/settings', { acceptanceMinutes: 12 });
  const events = await stream.until(3);
  assert.deepEqual(
    events.map(({ event, data }) => [event, data]),
    [
      ['change', { kind: 'user', id: demoted.user.id }],
      ['change', { kind: 'user', id: waiting.id }],
      ['change', { kind: 'settings', id: null }],
    ],
  );
  await quiet();
  assert.deepEqual(former.events, []);
  assert.deepEqual(
    others.map((other) => other.events.length),
    before,
  );
  for (const open of [stream, former, ...others]) open.close();
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
  await stream.until(1);
  await boss.client.put(`/api/contact/${id}`, { isRead: true });
  const events = await stream.until(2);
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
