import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { AuditEntry, Order } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../../test/support/test-service.ts';
import { createTestRestaurant } from '../../restaurant/testing.ts';
import { newPhone, send, senderOf, stagesOf, stop } from './testing.ts';

let service: TestService;

before(async () => {
  service = await startTestService({ config: { trustedProxies: 1 } });
});
after(() => service.close());

test('rejects all pending orders of a phone or a browser at once, and nobody else’s', async () => {
  const kitchen = await createTestRestaurant(service);
  const elsewhere = await createTestRestaurant(service);
  const client = service.guest();
  const phone = newPhone();
  const { body: first } = await send(service, kitchen, { client, phone });
  await send(service, kitchen, { client });
  await send(service, kitchen, { phone });
  await send(service, kitchen, { address: '10.250.0.1' });
  await send(service, elsewhere, { client, phone });
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
  await send(service, kitchen, { client, phone });
  const { body: guest } = await send(service, kitchen, { phone });
  assert.equal((await stop(kitchen, guest, { reason: 'other', block: 'always' })).body.rejected, 1);
  assert.deepEqual(await stagesOf(kitchen), ['pending', 'rejected']);
  assert.equal((await send(service, kitchen, { client, phone })).status, 201);
});

test('an owner cannot stop the sender of what he ordered at another restaurant', async () => {
  const kitchen = await createTestRestaurant(service);
  const other = await createTestRestaurant(service);
  const { body: order } = await send(service, kitchen, { client: other.owner });
  assert.equal((await senderOf(other, order)).status, 404);
  assert.equal((await stop(other, order, { reason: 'other' })).status, 404);
  assert.equal((await senderOf(kitchen, order)).status, 200);
});

test('no reply has a network or a browser, and the audit log has the act without the whole phone', async () => {
  const kitchen = await createTestRestaurant(service);
  const client = service.guest();
  const phone = newPhone();
  const { body: order } = await send(service, kitchen, { client, phone, address: '198.51.108.1' });
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
  const { body: first } = await send(service, kitchen, { client });
  for (let sent = 0; sent < 3; sent += 1) await send(service, kitchen, { client });
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
  const { body: order } = await send(service, kitchen);
  assert.equal((await stop(kitchen, order, {})).status, 400);
});
