import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import type { Notification, Order, OrderStage } from 'shared-api/contract';
import { createTestRestaurant, place, type TestRestaurant, type OrderReply } from '../restaurant/testing.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import {
  startTestService,
  type SignedInClient,
  type TestService,
} from '../../../test/support/test-service.ts';

let service: TestService;
let kitchen: TestRestaurant;
let customer: SignedInClient;
let admin: TestClient;
before(async () => {
  service = await startTestService();
  admin = (await service.as('ADMIN')).client;
});
beforeEach(async () => {
  kitchen = await createTestRestaurant(service);
  customer = await service.as('USER');
});
after(() => service.close());

function move(
  client: TestClient,
  id: string,
  expectedStage: OrderStage,
  stage: OrderStage,
  more: object = {},
) {
  return client.put<OrderReply>(`/api/orders/${id}/status`, { expectedStage, stage, ...more });
}

/** An order of the customer, moved to a stage. */
async function orderAt(stage: OrderStage): Promise<Order> {
  const order = await place(customer.client, kitchen);
  if (stage === 'pending') return order;
  const { status, body, text } = await move(kitchen.owner, order.id, 'pending', stage, { reason: 'busy' });
  assert.equal(status, 200, text);
  return body;
}

test('a delivery keeps the way that the restaurant had when it promised; a takeaway has none', async () => {
  const setWay = (deliveryMinutes: number) =>
    kitchen.owner.put(`/api/restaurant/${kitchen.restaurant.id}`, { deliveryMinutes });
  await setWay(45);
  const order = await place(customer.client, kitchen, { orderType: 'Delivery' });
  assert.equal(order.deliveryMinutes, undefined);
  const accepted = await move(kitchen.owner, order.id, 'pending', 'confirmed', { minutes: 35 });
  assert.equal(accepted.body.deliveryMinutes, 45);
  await setWay(10);
  assert.equal((await move(kitchen.owner, order.id, 'confirmed', 'ready')).body.deliveryMinutes, 45);
  const takeaway = await place(customer.client, kitchen, { orderType: 'Takeaway' });
  const fetched = await move(kitchen.owner, takeaway.id, 'pending', 'confirmed', { minutes: 35 });
  assert.equal(fetched.body.deliveryMinutes, undefined);
});

test('records every step from acceptance with minutes to delivery', async () => {
  const order = await orderAt('pending');
  const accepted = await move(kitchen.owner, order.id, 'pending', 'confirmed', { minutes: 35 });
  assert.equal(accepted.status, 200);
  const { at = '' } = accepted.body.history[1] ?? {};
  assert.equal(Date.parse(accepted.body.promisedAt ?? '') - Date.parse(at), 35 * 60_000);
  assert.equal(accepted.body.expiresAt, null);
  await move(kitchen.owner, order.id, 'confirmed', 'preparing');
  await move(kitchen.owner, order.id, 'preparing', 'ready');
  const { body } = await move(kitchen.owner, order.id, 'ready', 'delivered');
  assert.equal(body.status, 'COMPLETED');
  assert.equal(body.version, 5);
  assert.equal(body.promisedAt, accepted.body.promisedAt);
  assert.deepEqual(
    body.history.map(({ stage, by, minutes }) => [stage, by, minutes]),
    [
      ['pending', 'customer', null],
      ['confirmed', 'provider', 35],
      ['preparing', 'provider', null],
      ['ready', 'provider', null],
      ['delivered', 'provider', null],
    ],
  );
});

test('requires a reason for a rejection', async () => {
  const order = await orderAt('pending');
  const bare = await move(kitchen.owner, order.id, 'pending', 'rejected');
  assert.equal(bare.status, 400);
  assert.equal(bare.body.errors?.[0]?.path, 'reason');
  const { body } = await move(kitchen.owner, order.id, 'pending', 'rejected', { reason: 'sold_out' });
  assert.equal(body.status, 'CANCELLED');
  assert.equal(body.history[1]?.reason, 'sold_out');
});

test('lets a provider set any of the four statuses, and restarts the time limit when back to pending', async () => {
  const order = await orderAt('confirmed');
  service.advance(3_600_000);
  const { body } = await move(kitchen.owner, order.id, 'confirmed', 'pending');
  assert.equal(body.stage, 'pending');
  assert.ok(Date.parse(body.expiresAt ?? '') > service.now());
  assert.equal(body.promisedAt, null);
  assert.equal((await move(kitchen.owner, order.id, 'pending', 'cancelled')).status, 200);
  assert.equal((await move(kitchen.owner, order.id, 'cancelled', 'delivered')).status, 200);
});

test('lets a provider undo a move, with its promised time, until the order is refunded', async () => {
  const order = await orderAt('pending');
  const accepted = await move(kitchen.owner, order.id, 'pending', 'confirmed', { minutes: 35 });
  for (const stage of ['preparing', 'ready'] as const) {
    await move(kitchen.owner, order.id, 'confirmed', stage);
    for (const mistake of ['delivered', 'cancelled'] as const) {
      assert.equal((await move(kitchen.owner, order.id, stage, mistake)).status, 200);
      const { body } = await move(kitchen.owner, order.id, mistake, stage);
      assert.partialDeepStrictEqual(body, { stage, status: 'PENDING', promisedAt: accepted.body.promisedAt });
    }
    await move(kitchen.owner, order.id, stage, 'confirmed');
  }
  await move(kitchen.owner, order.id, 'confirmed', 'delivered');
  await move(admin, order.id, 'delivered', 'refunded', { reason: 'Complaint' });
  assert.equal((await move(kitchen.owner, order.id, 'refunded', 'ready')).body.code, 'stage_not_allowed');
});

test('lets a customer cancel only a pending order', async () => {
  const pending = await orderAt('pending');
  const cancelled = await move(customer.client, pending.id, 'pending', 'cancelled', { reason: 'Too slow' });
  assert.equal(cancelled.status, 200);
  assert.deepEqual(cancelled.body.history[1]?.by, 'customer');
  assert.equal(cancelled.body.trackingToken, pending.trackingToken);
  const confirmed = await orderAt('confirmed');
  for (const stage of ['cancelled', 'delivered', 'refunded'] as const) {
    const refused = await move(customer.client, confirmed.id, 'confirmed', stage);
    assert.equal(refused.status, 409);
    assert.equal(refused.body.code, 'stage_not_allowed');
  }
});

test('lets an admin cancel at any stage, and refund only a finished order', async () => {
  for (const stage of ['pending', 'confirmed', 'delivered', 'rejected'] as const) {
    const order = await orderAt(stage);
    const cancelled = await move(admin, order.id, stage, 'cancelled', { reason: 'Complaint' });
    assert.equal(cancelled.status, 200, stage);
    const unexplained = await move(admin, order.id, 'cancelled', 'refunded', { reason: ' ' });
    assert.deepEqual([unexplained.status, unexplained.body.code], [400, 'validation_failed']);
    const refunded = await move(admin, order.id, 'cancelled', 'refunded', { reason: 'Complaint' });
    assert.equal(refunded.body.status, 'REFUNDED');
    const again = await move(kitchen.owner, order.id, 'refunded', 'delivered');
    assert.equal(again.body.code, 'stage_not_allowed');
  }
  const running = await orderAt('confirmed');
  assert.equal((await move(admin, running.id, 'confirmed', 'refunded')).body.code, 'stage_not_allowed');
  assert.equal((await move(admin, running.id, 'confirmed', 'delivered')).body.code, 'stage_not_allowed');
});

test('refuses a move from a stage that has changed, with the current order', async () => {
  const order = await orderAt('confirmed');
  const { status, body } = await move(kitchen.owner, order.id, 'pending', 'confirmed');
  assert.equal(status, 409);
  assert.equal(body.code, 'stage_changed');
  assert.partialDeepStrictEqual(body.current, { id: order.id, stage: 'confirmed', version: 2 });
});

test('applies exactly one of many simultaneous moves', async () => {
  for (let round = 0; round < 5; round += 1) {
    const order = await orderAt('pending');
    const replies = await Promise.all([
      move(kitchen.owner, order.id, 'pending', 'confirmed', { minutes: 20 }),
      move(kitchen.owner, order.id, 'pending', 'rejected', { reason: 'busy' }),
      move(customer.client, order.id, 'pending', 'cancelled'),
      move(admin, order.id, 'pending', 'cancelled', { reason: 'Complaint' }),
      service.guest().put<OrderReply>(`/api/orders/track/${order.trackingToken}/cancel`),
    ]);
    assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 409, 409, 409, 409]);
    const { body } = await admin.get<Order>(`/api/orders/${order.id}`);
    assert.equal(body.history.length, 2);
    assert.equal(body.stage, body.history[1]?.stage);
    const winner = replies.find(({ status }) => status === 200);
    assert.equal(winner?.body.stage, body.stage);
  }
});

test('notifies both sides of a move, except the user who made it', async () => {
  const order = await orderAt('pending');
  const newest = async (client: TestClient) =>
    (await client.get<Notification[]>('/api/notifications')).body[0];
  await move(kitchen.owner, order.id, 'pending', 'confirmed');
  const restaurant = kitchen.restaurant.name;
  const params = { code: order.code, restaurant, stage: 'confirmed', orderType: order.orderType };
  assert.deepEqual((await newest(customer.client))?.params, params);
  assert.equal((await newest(kitchen.owner))?.kind, 'order_placed');
  await move(admin, order.id, 'confirmed', 'cancelled', { reason: 'Complaint' });
  for (const client of [customer.client, kitchen.owner]) {
    const newestNotification = await newest(client);
    assert.equal(newestNotification?.params['stage'], 'cancelled');
    assert.equal(newestNotification.orderId, order.id);
  }
});

test("answers every call for another's order like one for an absent order", async () => {
  const order = await orderAt('pending');
  const { client: stranger } = await service.as('USER');
  const { owner: otherOwner } = await createTestRestaurant(service);
  for (const client of [stranger, otherOwner]) {
    for (const id of [order.id, randomUUID(), 'nonsense']) {
      assert.equal((await client.get(`/api/orders/${id}`)).status, 404);
      assert.equal((await move(client, id, 'pending', 'cancelled')).status, 404);
      assert.equal((await client.put(`/api/orders/${id}`, { note: 'x' })).status, 404);
    }
  }
  for (const path of [`/api/orders/${order.id}`, '/api/orders']) {
    assert.equal((await service.guest().get(path)).status, 401);
  }
});

test('lets an admin hide a finished order, whose tracking link still works', async () => {
  const running = await orderAt('confirmed');
  assert.equal((await admin.delete<OrderReply>(`/api/orders/${running.id}`)).body.code, 'stage_not_allowed');
  const order = await orderAt('delivered');
  const path = `/api/orders/${order.id}`;
  assert.equal((await kitchen.owner.delete(path)).status, 403);
  assert.equal((await admin.delete(path)).status, 204);
  assert.equal((await admin.delete(path)).status, 404);
  assert.equal((await admin.get(path)).status, 404);
  const mine = await customer.client.get<Order[]>(`/api/orders/user/${customer.user.id}`);
  assert.ok(!mine.body.some(({ id }) => id === order.id));
  const { body } = await customer.client.get<Order>(`/api/orders/${running.id}`);
  assert.ok(body.trackingToken);
});

test('lets a tracking token read and cancel its order, and no other', async () => {
  const guest = service.guest();
  const order = await place(guest, kitchen);
  const path = `/api/orders/track/${order.trackingToken}`;
  assert.equal((await guest.get<Order>(path)).body.id, order.id);
  const { status, body } = await guest.put<OrderReply>(`${path}/cancel`, { reason: 'Changed my mind' });
  assert.equal(status, 200);
  assert.deepEqual(body.history[1], {
    ...body.history[1],
    stage: 'cancelled',
    by: 'customer',
    reason: 'Changed my mind',
  });
  const again = await guest.put<OrderReply>(`${path}/cancel`);
  assert.equal(again.body.code, 'stage_changed');
  for (const token of ['A'.repeat(22), 'short', order.id]) {
    assert.equal((await guest.get(`/api/orders/track/${token}`)).status, 404);
    assert.equal((await guest.put(`/api/orders/track/${token}/cancel`)).status, 404);
  }
});

test('anonymizes the orders of a deleted account', async () => {
  const { client, user } = await service.as('USER');
  const order = await place(client, kitchen);
  assert.equal((await client.delete(`/api/user/${user.id}`)).status, 204);
  const { body } = await kitchen.owner.get<Order>(`/api/orders/${order.id}`);
  assert.equal(body.user, null);
  assert.equal((await move(kitchen.owner, order.id, 'pending', 'confirmed')).status, 200);
});
