import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type {
  AuditEntry,
  BlockedSender,
  CreateOrder,
  Order,
  OrderSender,
  Problem,
} from 'shared-api/contract';
import type { TestClient } from '../../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../../test/support/test-service.ts';
import {
  createTestRestaurant,
  orderBodyOf,
  type OrderReply,
  type TestRestaurant,
} from '../../restaurant/testing.ts';
import { pruneBlocks } from './blocked-senders.ts';

let service: TestService;

before(async () => {
  service = await startTestService({ config: { trustedProxies: 1 } });
});
after(() => service.close());

let serial = 2_100_000_000;
function newPhone(): string {
  serial += 1;
  return String(serial);
}

interface Sent {
  readonly phone?: string;
  readonly client?: TestClient;
  readonly address?: string;
  readonly changes?: Partial<CreateOrder>;
}

/** Orders as a new guest of a new network, but for what is given. */
async function send(kitchen: TestRestaurant, sent: Sent = {}) {
  const { phone = newPhone(), client = service.guest(), address = `10.${serial % 200}.1.1` } = sent;
  // A browser has its token from the first page on.
  if (sent.client) await client.get('/auth/me');
  const body = { ...orderBodyOf(kitchen), phone, ...sent.changes };
  return client.post<OrderReply & Pick<Problem, 'code'>>('/api/orders', body, {
    headers: { 'x-forwarded-for': address },
  });
}

const senderOf = ({ owner }: TestRestaurant, { id }: Order) =>
  owner.get<OrderSender>(`/api/orders/${id}/sender`);

const stop = ({ owner }: TestRestaurant, { id }: Order, body: object) =>
  owner.post<{ rejected: number; isBlocked: boolean }>(`/api/orders/${id}/sender/stop`, {
    reason: null,
    block: null,
    ...body,
  });

const blockedAt = async ({ owner, restaurant }: TestRestaurant) =>
  (await owner.get<BlockedSender[]>(`/api/orders/restaurant/${restaurant.id}/blocked-senders`)).body;

async function stagesOf({ owner, restaurant }: TestRestaurant): Promise<string[]> {
  const { body } = await owner.get<Order[]>(`/api/orders/restaurant/${restaurant.id}?sort=oldest`);
  return body.map(({ stage }) => stage);
}

test('rejects all pending orders of a phone or a browser at once, and nobody else’s', async () => {
  const kitchen = await createTestRestaurant(service);
  const elsewhere = await createTestRestaurant(service);
  const client = service.guest();
  const phone = newPhone();
  const { body: first } = await send(kitchen, { client, phone });
  await send(kitchen, { client });
  await send(kitchen, { phone });
  await send(kitchen, { address: '10.250.0.1' });
  await send(elsewhere, { client, phone });
  assert.deepEqual((await senderOf(kitchen, first)).body, {
    ...{ orders: 3, connectionOrders: 0, canBlockConnection: false, isBlocked: false },
  });
  const { body } = await stop(kitchen, first, { reason: 'other' });
  assert.deepEqual(body, { rejected: 3, isBlocked: false });
  assert.deepEqual(await stagesOf(kitchen), ['rejected', 'rejected', 'rejected', 'pending']);
  assert.deepEqual(await stagesOf(elsewhere), ['pending']);
  const tracked = await service.guest().get<Order>(`/api/orders/track/${first.trackingToken}`);
  assert.equal(tracked.body.history.at(-1)?.reason, 'other');
});

test('a signed-in customer with the same phone is not the sender of a guest’s order', async () => {
  const kitchen = await createTestRestaurant(service);
  const phone = newPhone();
  const { client } = await service.as('USER');
  await send(kitchen, { client, phone });
  const { body: guest } = await send(kitchen, { phone });
  assert.equal((await stop(kitchen, guest, { reason: 'other', block: 'always' })).body.rejected, 1);
  assert.deepEqual(await stagesOf(kitchen), ['pending', 'rejected']);
  assert.equal((await send(kitchen, { client, phone })).status, 201);
});

test('an account is stopped and blocked at this restaurant, with its phone and browser as a guest, until unblocked', async () => {
  const kitchen = await createTestRestaurant(service);
  const elsewhere = await createTestRestaurant(service);
  const { client } = await service.as('USER');
  const { client: other } = await service.as('USER');
  const phone = newPhone();
  const { body: first } = await send(kitchen, { client, phone });
  await send(kitchen, { client });
  await send(kitchen, { client: other, phone });
  await send(kitchen, { phone });
  assert.deepEqual((await senderOf(kitchen, first)).body, {
    ...{ orders: 2, connectionOrders: 0, canBlockConnection: false, isBlocked: false },
  });
  const { body } = await stop(kitchen, first, { reason: 'other', block: 'always' });
  assert.deepEqual(body, { rejected: 2, isBlocked: true });
  assert.deepEqual(await stagesOf(kitchen), ['rejected', 'rejected', 'pending', 'pending']);
  const refused = await send(kitchen, { client });
  assert.deepEqual([refused.status, refused.body.code], [409, 'order_refused']);
  assert.equal((await send(kitchen, { phone })).status, 409);
  assert.equal((await send(kitchen, { client: other, phone })).status, 201);
  assert.equal((await send(elsewhere, { client, phone })).status, 201);
  assert.equal((await senderOf(kitchen, first)).body.isBlocked, true);
  const [block, ...more] = await blockedAt(kitchen);
  assert.deepEqual([block?.customerName, block?.until, more], [first.customerName, null, []]);
  const path = `/api/orders/restaurant/${kitchen.restaurant.id}/blocked-senders/${block?.id}`;
  assert.equal((await kitchen.owner.delete(path)).status, 204);
  assert.equal((await send(kitchen, { client, phone })).status, 201);
});

test('an owner cannot stop the sender of what he ordered at another restaurant', async () => {
  const kitchen = await createTestRestaurant(service);
  const other = await createTestRestaurant(service);
  const { body: order } = await send(kitchen, { client: other.owner });
  assert.equal((await senderOf(other, order)).status, 404);
  assert.equal((await stop(other, order, { reason: 'other' })).status, 404);
  assert.equal((await senderOf(kitchen, order)).status, 200);
});

test('a blocked sender is refused alike by phone and by browser, at this restaurant alone', async () => {
  const kitchen = await createTestRestaurant(service);
  const elsewhere = await createTestRestaurant(service);
  const client = service.guest();
  const phone = newPhone();
  const { body: order } = await send(kitchen, { client, phone });
  assert.equal((await stop(kitchen, order, { reason: 'other', block: 'day' })).body.isBlocked, true);
  const refusals = [await send(kitchen, { client }), await send(kitchen, { phone })];
  for (const { status, body, headers } of refusals) {
    assert.deepEqual([status, body.code, headers.get('retry-after')], [409, 'order_refused', null]);
    assert.equal('current' in body || 'errors' in body, false);
  }
  assert.equal(refusals[0]?.text, refusals[1]?.text);
  assert.equal((await send(elsewhere, { client, phone })).status, 201);
  assert.equal((await send(kitchen)).status, 201);
});

test('a block ends after a day, or when the owner ends it', async () => {
  const kitchen = await createTestRestaurant(service);
  const [aDay, always] = [newPhone(), newPhone()];
  const { body: first } = await send(kitchen, { phone: aDay });
  const { body: second } = await send(kitchen, { phone: always, changes: { name: 'Nobody' } });
  await stop(kitchen, first, { block: 'day' });
  await stop(kitchen, second, { block: 'always' });
  const [newest, older] = await blockedAt(kitchen);
  assert.deepEqual([newest?.phones, newest?.customerName, newest?.until], [[always], 'Nobody', null]);
  assert.ok(older?.until);
  service.advance(25 * 3_600_000);
  await pruneBlocks(service.context.db, service.now());
  assert.equal((await send(kitchen, { phone: aDay })).status, 201);
  assert.equal((await send(kitchen, { phone: always })).status, 409);
  const path = `/api/orders/restaurant/${kitchen.restaurant.id}/blocked-senders/${newest?.id}`;
  assert.equal((await kitchen.owner.delete(path)).status, 204);
  assert.equal((await kitchen.owner.delete(path)).status, 404);
  assert.deepEqual(await blockedAt(kitchen), []);
  assert.equal((await send(kitchen, { phone: always })).status, 201);
});

test('a sender who is blocked again is blocked once, as the owner said last', async () => {
  const kitchen = await createTestRestaurant(service);
  const client = service.guest();
  const phone = newPhone();
  const { body: order } = await send(kitchen, { client, phone });
  for (const block of ['day', 'always']) await stop(kitchen, order, { block });
  const [block, ...others] = await blockedAt(kitchen);
  assert.deepEqual([block?.until, others], [null, []]);
  const path = `/api/orders/restaurant/${kitchen.restaurant.id}/blocked-senders/${block?.id}`;
  assert.equal((await kitchen.owner.delete(path)).status, 204);
  assert.equal((await send(kitchen, { client, phone })).status, 201);
});

test('a connection is blocked for half an hour, only when asked and only in a storm', async () => {
  const kitchen = await createTestRestaurant(service);
  const address = '198.51.107.1';
  const { body: order } = await send(kitchen, { address });
  for (let sent = 0; sent < 4; sent += 1) await send(kitchen, { address });
  assert.deepEqual((await senderOf(kitchen, order)).body, {
    ...{ orders: 1, connectionOrders: 4, canBlockConnection: false, isBlocked: false },
  });
  // Neighbours, too few for a storm: their orders can be rejected, and they are not shut out.
  await stop(kitchen, order, { block: 'day', includesConnection: true });
  assert.equal((await send(kitchen, { address })).status, 201);
  assert.equal((await senderOf(kitchen, order)).body.canBlockConnection, true);

  const { body } = await stop(kitchen, order, { reason: 'other', block: 'day', includesConnection: true });
  assert.equal(body.rejected, 6);
  assert.equal((await send(kitchen, { address })).status, 409);
  service.advance(31 * 60_000);
  assert.equal((await send(kitchen, { address })).status, 201);
});

test('no reply has a network or a browser, and the audit log has the act without the whole phone', async () => {
  const kitchen = await createTestRestaurant(service);
  const client = service.guest();
  const phone = newPhone();
  const { body: order } = await send(kitchen, { client, phone, address: '198.51.108.1' });
  const replies = [
    await senderOf(kitchen, order),
    await stop(kitchen, order, { reason: 'busy', block: 'always' }),
    await kitchen.owner.get(`/api/orders/restaurant/${kitchen.restaurant.id}/blocked-senders`),
    await kitchen.owner.get(`/api/orders/${order.id}`),
  ];
  const stored = await service.context.db.first<{ device: string; network: string }>(
    {
      name: 'test.sender',
      text: 'SELECT trace_device AS device, trace_network AS network FROM customer_order WHERE id = $1',
    },
    [order.id],
  );
  assert.ok(stored?.device && stored.network);
  for (const { text } of replies) {
    for (const secret of [stored.device, stored.network, '198.51.108']) assert.ok(!text.includes(secret));
  }
  const { client: admin } = await service.as('ADMIN');
  const { body: log } = await admin.get<AuditEntry[]>(`/api/audit?objectId=${kitchen.restaurant.id}`);
  assert.deepEqual(
    // Both have the same instant.
    log.map(({ action, reason }) => [action, reason]).toSorted(),
    [
      ['sender_blocked', null],
      ['sender_rejected', 'busy'],
    ],
  );
  assert.ok(!JSON.stringify(log).includes(phone));
});

test('an owner who presses on tablet and phone at once rejects each order once', async () => {
  const kitchen = await createTestRestaurant(service);
  const client = service.guest();
  const { body: first } = await send(kitchen, { client });
  for (let sent = 0; sent < 3; sent += 1) await send(kitchen, { client });
  const both = await Promise.all([
    stop(kitchen, first, { reason: 'other' }),
    stop(kitchen, first, { reason: 'other' }),
  ]);
  assert.equal(
    both.reduce((sum, { body }) => sum + body.rejected, 0),
    4,
  );
});

test('refuses a call that asks for nothing', async () => {
  const kitchen = await createTestRestaurant(service);
  const { body: order } = await send(kitchen);
  assert.equal((await stop(kitchen, order, {})).status, 400);
});
