import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Notification, Order } from 'shared-api/contract';
import { createTestRestaurant, place, type TestRestaurant, type OrderReply } from '../restaurant/testing.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { expireOrders } from './expire-orders.ts';

const ACCEPTANCE_MS = 10 * 60_000;

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

test('expires an order once, on any number of instances', async () => {
  const { client: customer } = await service.as('USER');
  const orders = [];
  for (let index = 0; index < 12; index += 1) orders.push(await place(customer, kitchen));
  const [accepted] = orders;
  await kitchen.owner.put(`/api/orders/${accepted?.id}/status`, {
    expectedStage: 'pending',
    stage: 'confirmed',
  });
  await kitchen.owner.delete('/api/notifications');
  const later = service.now() + ACCEPTANCE_MS + 1000;
  assert.equal(await expireOrders(service.context.db, later - 60_000), 0);
  const counts = await Promise.all(
    [service, second, service, second].map(({ context }) => expireOrders(context.db, later)),
  );
  assert.equal(
    counts.reduce((sum, count) => sum + count, 0),
    11,
  );
  const { body } = await customer.get<Order[]>(`/api/orders/user/${orders[0]?.user?.id}`);
  assert.equal(body.filter(({ stage }) => stage === 'expired').length, 11);
  const whole = await customer.get<Order>(`/api/orders/${orders[5]?.id}`);
  assert.partialDeepStrictEqual(whole.body, {
    stage: 'expired',
    status: 'CANCELLED',
    expiresAt: null,
    version: 2,
  });
  assert.equal(whole.body.history[1]?.by, 'system');
  for (const client of [customer, kitchen.owner]) {
    const notifications = (await client.get<Notification[]>('/api/notifications')).body.filter(
      ({ params }) => params['stage'] === 'expired',
    );
    assert.equal(notifications.length, 11);
  }
});

test('never expires an order that was delivered once, however it went back', async () => {
  const kitchenOf = (order: Order) => `/api/orders/${order.id}/status`;
  const eaten = await place(service.guest(), kitchen);
  const undone = await place(service.guest(), kitchen);
  const steps = [
    [eaten, ['confirmed', 'delivered', 'confirmed', 'pending']],
    [undone, ['confirmed', 'pending']],
  ] as const;
  for (const [order, stages] of steps) {
    let expectedStage: string = order.stage;
    for (const stage of stages) {
      const minutes = stage === 'confirmed' ? 20 : undefined;
      const moved = await kitchen.owner.put<Order>(kitchenOf(order), { expectedStage, stage, minutes });
      assert.equal(moved.status, 200, moved.text);
      expectedStage = stage;
    }
  }
  const later = service.now() + 24 * 60 * 60_000;
  assert.equal(await expireOrders(service.context.db, later, eaten.id), 0);
  assert.equal(await expireOrders(service.context.db, later, undone.id), 1);
  const { body } = await kitchen.owner.get<Order>(`/api/orders/${eaten.id}`);
  assert.partialDeepStrictEqual(body, { stage: 'pending', expiresAt: null, promisedAt: null });
  // It can still be ended as usual.
  const ended = { expectedStage: 'pending', stage: 'delivered' };
  assert.equal((await kitchen.owner.put(kitchenOf(eaten), ended)).status, 200);
});

test('refuses to accept an order after its time limit, even before the worker has run', async () => {
  const order = await place(service.guest(), kitchen);
  service.advance(ACCEPTANCE_MS + 1);
  const path = `/api/orders/${order.id}/status`;
  const late = await kitchen.owner.put<OrderReply>(path, { expectedStage: 'pending', stage: 'confirmed' });
  assert.equal(late.status, 409);
  assert.equal(late.body.code, 'stage_changed');
  assert.partialDeepStrictEqual(late.body.current, { stage: 'expired' });
});

test('expires orders in the background after the minutes of the settings', async () => {
  const { client: admin } = await service.as('ADMIN');
  await admin.put('/api/settings', { acceptanceMinutes: 1 });
  const order = await place(service.guest(), kitchen);
  assert.equal(Date.parse(order.expiresAt ?? '') - Date.parse(order.orderDate), 60_000);
  service.advance(61_000);
  const deadline = Date.now() + 60_000;
  let stage: string | undefined;
  while (stage !== 'expired' && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    stage = (await service.guest().get<Order>(`/api/orders/track/${order.trackingToken}`)).body.stage;
  }
  assert.equal(stage, 'expired');
});
