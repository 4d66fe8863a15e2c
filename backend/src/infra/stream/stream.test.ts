import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import pg from 'pg';
import type { Notification, OrderSummary } from 'shared-api/contract';
import { createTestRestaurant, place, type TestRestaurant } from '../../features/restaurant/testing.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { openStream, type ReceivedEvent, type TestStream } from './testing.ts';

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

function orderIds(events: readonly ReceivedEvent[]): string[] {
  return events.flatMap(({ event, data }) => (event === 'order' ? [(data as OrderSummary).id] : []));
}

function notifications(events: readonly ReceivedEvent[]): Notification[] {
  return events.flatMap(({ event, data }) => (event === 'notification' ? [data as Notification] : []));
}

function accept(id: string) {
  return kitchen.owner.put(`/api/orders/${id}/status`, {
    expectedStage: 'pending',
    stage: 'confirmed',
    minutes: 20,
  });
}

/** Waits long enough for an unexpected event to arrive. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 150));

test('sends a new order and its notification to the owner, and the acceptance to the customer', async () => {
  const { client: customer } = await service.as('USER');
  const own = await openStream(kitchen.owner, '/api/events');
  const theirs = await openStream(customer, '/api/events');
  const order = await place(customer, kitchen);
  const [first, second] = await own.until(2);
  assert.equal(first?.event, 'order');
  const { trackingToken, phone, history, ...rest } = order;
  assert.partialDeepStrictEqual(rest, first.data as object);
  assert.ok(!JSON.stringify(first.data).includes(trackingToken ?? phone));
  assert.equal(history.length, 1);
  const [listed] = (await kitchen.owner.get<Notification[]>('/api/notifications')).body;
  assert.deepEqual(second?.data, listed);

  await accept(order.id);
  const events = await theirs.until(3);
  const stages = events
    .filter(({ event }) => event === 'order')
    .map(({ data }) => (data as OrderSummary).stage);
  assert.deepEqual(stages, ['pending', 'confirmed']);
  assert.deepEqual(
    notifications(events).map(({ params }) => params['stage']),
    ['confirmed'],
  );
  for (const stream of [own, theirs]) stream.close();
});

test('sends nothing to users whom an order does not concern', async () => {
  const { client: stranger } = await service.as('USER');
  const { owner: otherOwner } = await createTestRestaurant(service);
  const streams = [await openStream(stranger, '/api/events'), await openStream(otherOwner, '/api/events')];
  const mine = await openStream(kitchen.owner, '/api/events');
  await place(service.guest(), kitchen);
  await mine.until(2);
  await quiet();
  for (const stream of streams) assert.deepEqual(stream.events, []);
  for (const stream of [...streams, mine]) stream.close();
  assert.equal((await service.guest().fetch('GET', '/api/events')).status, 401);
});

test('starts a tracking stream with the order’s current state, then sends its changes', async () => {
  const guest = service.guest();
  const order = await place(guest, kitchen);
  const path = `/api/orders/track/${order.trackingToken}/events`;
  const stream = await openStream(second.guest(), path);
  await stream.until(1);
  await accept(order.id);
  await place(service.guest(), kitchen);
  const events = await stream.until(2);
  assert.deepEqual(orderIds(events), [order.id, order.id]);
  assert.deepEqual(
    events.map(({ data }) => (data as OrderSummary).stage),
    ['pending', 'confirmed'],
  );
  await quiet();
  assert.equal(events.length, 2);
  stream.close();
  const back = await openStream(guest, path, stream.lastEventId());
  await quiet();
  assert.deepEqual(back.events, []);
  back.close();
  const unknown = await guest.fetch('GET', `/api/orders/track/${'A'.repeat(22)}/events`);
  assert.equal(unknown.status, 404);
  await unknown.text();
});

test('sends missed events once after a reconnect to any instance', async () => {
  const owner = kitchen.owner;
  const elsewhere = await second.signIn(kitchen.user);
  const stream = await openStream(owner, '/api/events');
  const placed = [(await place(service.guest(), kitchen)).id];
  await stream.until(2);
  const resume = stream.lastEventId();
  stream.close();
  for (let index = 0; index < 3; index += 1) placed.push((await place(service.guest(), kitchen)).id);
  const back = await openStream(elsewhere, '/api/events', resume);
  for (let index = 0; index < 2; index += 1) placed.push((await place(second.guest(), kitchen)).id);
  const events = await back.until(10);
  await quiet();
  assert.deepEqual(orderIds(events).sort(), placed.slice(1).sort());
  assert.equal(new Set(notifications(events).map(({ id }) => id)).size, 5);
  const ids = events.map(({ id }) => Number(id));
  assert.deepEqual(
    ids,
    ids.toSorted((a, b) => a - b),
  );
  back.close();
});

test('loses and repeats nothing when clients reconnect during a burst', async () => {
  const clients = [kitchen.owner, await second.signIn(kitchen.user)];
  const received: ReceivedEvent[] = [];
  let isPlacing = true;
  let resume: string | undefined = (await withStream(clients[0], undefined, quiet)).lastEventId();
  async function withStream(
    client = kitchen.owner,
    from: string | undefined,
    during: () => Promise<unknown>,
  ): Promise<TestStream> {
    const stream = await openStream(client, '/api/events', from);
    await during();
    stream.close();
    return stream;
  }
  async function read(): Promise<void> {
    for (let turn = 0; isPlacing || turn < 3; turn += 1) {
      if (!isPlacing) turn += 1;
      const stream: TestStream = await withStream(clients[turn % 2], resume, quiet);
      received.push(...stream.events);
      resume = stream.lastEventId();
    }
  }
  async function burst(): Promise<string[]> {
    const ids: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      const guests = [service.guest(), second.guest(), service.guest(), second.guest()];
      ids.push(...(await Promise.all(guests.map((guest) => place(guest, kitchen)))).map(({ id }) => id));
    }
    isPlacing = false;
    return ids;
  }
  const [placed] = await Promise.all([burst(), read()]);
  const last = await openStream(kitchen.owner, '/api/events', resume);
  await quiet();
  received.push(...last.events);
  last.close();
  assert.deepEqual(orderIds(received).sort(), placed.sort());
  const orderIdsOfNotifications = notifications(received).map(({ orderId }) => orderId ?? '');
  assert.deepEqual(orderIdsOfNotifications.sort(), placed.sort());
});

test('does not skip a row that was committed late', async () => {
  const stream = await openStream(kitchen.owner, '/api/events');
  const slow = new pg.Client(service.database);
  await slow.connect();
  await slow.query('BEGIN');
  const insert = `INSERT INTO outbox (kind, recipients, order_id, created_at) VALUES ('order', $1, $2, now())`;
  const late = await place(service.guest(), kitchen);
  await stream.until(2);
  await slow.query(insert, [[kitchen.user.id], late.id]);
  const early = await place(service.guest(), kitchen);
  await stream.until(4);
  await slow.query('COMMIT');
  await slow.end();
  const events = await stream.until(5);
  assert.deepEqual(orderIds(events), [late.id, early.id, late.id]);
  stream.close();
});

test('does not send cleared notifications', async () => {
  const stream = await openStream(kitchen.owner, '/api/events');
  const resume = stream.lastEventId();
  stream.close();
  await place(service.guest(), kitchen);
  assert.equal((await kitchen.owner.delete('/api/notifications')).status, 204);
  assert.deepEqual((await kitchen.owner.get('/api/notifications')).body, []);
  const back = await openStream(kitchen.owner, '/api/events', resume);
  await back.until(1);
  await quiet();
  assert.deepEqual(notifications(back.events), []);
  back.close();
  assert.equal((await service.guest().get('/api/notifications')).status, 401);
});

test('starts from now for an invalid Last-Event-ID', async () => {
  for (const id of ['999999999', '-1', 'x', '1e3']) {
    const stream = await openStream(kitchen.owner, '/api/events', id);
    await place(service.guest(), kitchen);
    await stream.until(2);
    stream.close();
  }
});

test('removes the subscribers of closed streams', async () => {
  const streams = await Promise.all(
    Array.from({ length: 20 }, () => openStream(kitchen.owner, '/api/events')),
  );
  assert.ok(service.context.outboxReader.subscriberCount >= 20);
  for (const stream of streams) stream.close();
  const end = Date.now() + 60_000;
  while (service.context.outboxReader.subscriberCount > 0 && Date.now() < end) await quiet();
  assert.equal(service.context.outboxReader.subscriberCount, 0);
});

test('ends streams with a reconnect hint when the instance stops', async () => {
  const third = await startTestService({ database: service.database });
  const owner = await third.signIn(kitchen.user);
  const stream = await openStream(owner, '/api/events');
  const first = stream.retry();
  const started = Date.now();
  await third.close();
  await stream.untilEnd();
  assert.ok(Date.now() - started < 10_000);
  assert.ok((stream.retry() ?? 0) >= (first ?? 0));
  const back = await openStream(kitchen.owner, '/api/events', stream.lastEventId());
  const { id } = await place(service.guest(), kitchen);
  assert.deepEqual(orderIds(await back.until(2)), [id]);
  back.close();
});

test('answers 404 for an unknown tracking token', async () => {
  const response = await service.guest().fetch('GET', `/api/orders/track/${randomUUID()}/events`);
  assert.equal(response.status, 404);
  await response.text();
});

test('one stream is about a user and the orders of tracking tokens, and goes on after an event', async () => {
  const order = await place(service.guest(), kitchen);
  const own = await place(kitchen.owner, kitchen);
  const { client: customer } = await service.as('USER');
  const path = `/api/events?orders=${order.trackingToken},${'A'.repeat(22)}`;
  const stream = await openStream(customer, path);
  assert.deepEqual(orderIds(await stream.until(1)), [order.id]);
  const mine = await place(customer, kitchen);
  await accept(order.id);
  await accept(own.id);
  const events = await stream.until(3);
  assert.deepEqual(new Set(orderIds(events)), new Set([order.id, mine.id]));
  stream.close();
  await accept(mine.id);
  const back = await openStream(second.guest(), `${path}&after=${stream.lastEventId()}`);
  await quiet();
  assert.deepEqual(back.events, []);
  const again = await openStream(customer, `/api/events?after=${stream.lastEventId()}`);
  assert.deepEqual(orderIds(await again.until(2)), [mine.id]);
  for (const open of [back, again]) open.close();
  const guest = service.guest();
  assert.equal((await guest.get(`/api/events?orders=${'A'.repeat(22)}`)).status, 404);
  assert.equal((await guest.get('/api/events?orders=x')).status, 400);
});
