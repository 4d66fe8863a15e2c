import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestService, type TestService } from '../../../../test/support/test-service.ts';
import { createTestRestaurant } from '../../restaurant/testing.ts';
import { pruneBlocks } from './blocked-senders.ts';
import { blockedAt, newPhone, send, senderOf, stagesOf, stop } from './testing.ts';

let service: TestService;

before(async () => {
  service = await startTestService({ config: { trustedProxies: 1 } });
});
after(() => service.close());

test('an account is stopped and blocked at this restaurant, with its phone and browser as a guest, until unblocked', async () => {
  const kitchen = await createTestRestaurant(service);
  const elsewhere = await createTestRestaurant(service);
  const { client } = await service.as('USER');
  const { client: other } = await service.as('USER');
  const phone = newPhone();
  const { body: first } = await send(service, kitchen, { client, phone });
  await send(service, kitchen, { client });
  await send(service, kitchen, { client: other, phone });
  await send(service, kitchen, { phone });
  assert.deepEqual((await senderOf(kitchen, first)).body, {
    ...{ orders: 2, connectionOrders: 0, canBlockConnection: false, isBlocked: false },
  });
  const { body } = await stop(kitchen, first, { reason: 'other', block: 'always' });
  assert.deepEqual(body, { rejected: 2, isBlocked: true });
  assert.deepEqual(await stagesOf(kitchen), ['rejected', 'rejected', 'pending', 'pending']);
  const refused = await send(service, kitchen, { client });
  assert.deepEqual([refused.status, refused.body.code], [409, 'order_refused']);
  assert.equal((await send(service, kitchen, { phone })).status, 409);
  assert.equal((await send(service, kitchen, { client: other, phone })).status, 201);
  assert.equal((await send(service, elsewhere, { client, phone })).status, 201);
  assert.equal((await senderOf(kitchen, first)).body.isBlocked, true);
  const [block, ...more] = await blockedAt(kitchen);
  assert.deepEqual([block?.customerName, block?.until, more], [first.customerName, null, []]);
  const path = `/api/orders/restaurant/${kitchen.restaurant.id}/blocked-senders/${block?.id}`;
  assert.equal((await kitchen.owner.delete(path)).status, 204);
  assert.equal((await send(service, kitchen, { client, phone })).status, 201);
});

test('a blocked sender is refused alike by phone and by browser, at this restaurant alone', async () => {
  const kitchen = await createTestRestaurant(service);
  const elsewhere = await createTestRestaurant(service);
  const client = service.guest();
  const phone = newPhone();
  const { body: order } = await send(service, kitchen, { client, phone });
  assert.equal((await stop(kitchen, order, { reason: 'other', block: 'day' })).body.isBlocked, true);
  const refusals = [await send(service, kitchen, { client }), await send(service, kitchen, { phone })];
  for (const { status, body, headers } of refusals) {
    assert.deepEqual([status, body.code, headers.get('retry-after')], [409, 'order_refused', null]);
    assert.equal('current' in body || 'errors' in body, false);
  }
  assert.equal(refusals[0]?.text, refusals[1]?.text);
  assert.equal((await send(service, elsewhere, { client, phone })).status, 201);
  assert.equal((await send(service, kitchen)).status, 201);
});

test('a block ends after a day, or when the owner ends it', async () => {
  const kitchen = await createTestRestaurant(service);
  const [aDay, always] = [newPhone(), newPhone()];
  const { body: first } = await send(service, kitchen, { phone: aDay });
  const { body: second } = await send(service, kitchen, { phone: always, changes: { name: 'Nobody' } });
  await stop(kitchen, first, { block: 'day' });
  await stop(kitchen, second, { block: 'always' });
  const [newest, older] = await blockedAt(kitchen);
  assert.deepEqual([newest?.phones, newest?.customerName, newest?.until], [[always], 'Nobody', null]);
  assert.ok(older?.until);
  service.advance(25 * 3_600_000);
  await pruneBlocks(service.context.db, service.now());
  assert.equal((await send(service, kitchen, { phone: aDay })).status, 201);
  assert.equal((await send(service, kitchen, { phone: always })).status, 409);
  const path = `/api/orders/restaurant/${kitchen.restaurant.id}/blocked-senders/${newest?.id}`;
  assert.equal((await kitchen.owner.delete(path)).status, 204);
  assert.equal((await kitchen.owner.delete(path)).status, 404);
  assert.deepEqual(await blockedAt(kitchen), []);
  assert.equal((await send(service, kitchen, { phone: always })).status, 201);
});

test('a sender who is blocked again is blocked once, as the owner said last', async () => {
  const kitchen = await createTestRestaurant(service);
  const client = service.guest();
  const phone = newPhone();
  const { body: order } = await send(service, kitchen, { client, phone });
  for (const block of ['day', 'always']) await stop(kitchen, order, { block });
  const [block, ...others] = await blockedAt(kitchen);
  assert.deepEqual([block?.until, others], [null, []]);
  const path = `/api/orders/restaurant/${kitchen.restaurant.id}/blocked-senders/${block?.id}`;
  assert.equal((await kitchen.owner.delete(path)).status, 204);
  assert.equal((await send(service, kitchen, { client, phone })).status, 201);
});

test('a connection is blocked for half an hour, only when asked and only in a storm', async () => {
  const kitchen = await createTestRestaurant(service);
  const address = '198.51.107.1';
  const { body: order } = await send(service, kitchen, { address });
  for (let sent = 0; sent < 4; sent += 1) await send(service, kitchen, { address });
  assert.deepEqual((await senderOf(kitchen, order)).body, {
    ...{ orders: 1, connectionOrders: 4, canBlockConnection: false, isBlocked: false },
  });
  // Neighbours, too few for a storm: their orders can be rejected, and they are not shut out.
  await stop(kitchen, order, { block: 'day', includesConnection: true });
  assert.equal((await send(service, kitchen, { address })).status, 201);
  assert.equal((await senderOf(kitchen, order)).body.canBlockConnection, true);

  const { body } = await stop(kitchen, order, { reason: 'other', block: 'day', includesConnection: true });
  assert.equal(body.rejected, 6);
  assert.equal((await send(service, kitchen, { address })).status, 409);
  service.advance(31 * 60_000);
  assert.equal((await send(service, kitchen, { address })).status, 201);
});
