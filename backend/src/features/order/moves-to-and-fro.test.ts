import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Notification, Order, OrderStage, OrderSummary } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { openStream } from '../../infra/stream/testing.ts';
import { createTestRestaurant, place, type OrderReply } from '../restaurant/testing.ts';
import { moveOrder } from './testing.ts';

let service: TestService;
before(async () => {
  service = await startTestService();
});
after(() => service.close());

test('of 300 corrections of an order few are accepted, and its restaurant hears of them once a minute', async () => {
  const kitchen = await createTestRestaurant(service);
  const { client: customer } = await service.as('USER');
  const order = await place(customer, kitchen);
  const stream = await openStream(kitchen.owner, '/api/events');
  let accepted = 0;
  for (let sent = 0; sent < 300; sent += 1) {
    const { status } = await customer.put<OrderReply>(`/api/orders/${order.id}`, { name: `Salma ${sent}` });
    if (status === 200) accepted += 1;
    else assert.equal(status, 429);
  }
  assert.ok(accepted >= 10 && accepted <= 12, String(accepted));
  const told = () =>
    stream.events
      .filter(({ event }) => event === 'order')
      .map(({ data }) => (data as OrderSummary).customerName);
  await stream.until(1, 'order');
  service.advance(60_001);
  await stream.until(2, 'order');
  const { body } = await customer.get<Order>(`/api/orders/${order.id}`);
  assert.deepEqual(told().length, 2);
  assert.equal(told()[1], body.customerName, 'the newest counts');

  await customer.put(`/api/orders/${order.id}`, { name: 'Salma last' });
  service.advance(60_001);
  await stream.until(3, 'order');
  assert.equal(told()[2], 'Salma last');
  stream.close();
});

test('200 moves to and fro bury neither the customer’s notifications nor the order’s history', async () => {
  const kitchen = await createTestRestaurant(service);
  const { client: customer } = await service.as('USER');
  const order = await place(customer, kitchen);
  const moved: OrderStage[] = [];
  const move = async () => {
    const expectedStage = moved.at(-1) ?? 'pending';
    const stage = expectedStage === 'confirmed' ? 'preparing' : 'confirmed';
    const { status } = await kitchen.owner.put(`/api/orders/${order.id}/status`, { stage, expectedStage });
    if (status === 200) moved.push(stage);
    else assert.equal(status, 429);
  };
  for (let sent = 0; sent < 200; sent += 1) {
    await move();
  }
  assert.ok(moved.length >= 20 && moved.length <= 22, String(moved.length));
  for (let minutes = 0; minutes < 120; minutes += 2) {
    service.advance(120_000);
    await move();
  }
  const { body: notifications } = await customer.get<Notification[]>('/api/notifications');
  assert.deepEqual(notifications.map(({ params }) => params.stage).sort(), ['confirmed', 'preparing']);
  const { body } = await customer.get<Order>(`/api/orders/${order.id}`);
  assert.equal(body.history.length, 5);
  assert.equal(body.history.at(-1)?.stage, body.stage);
});

test('a kitchen that moves sixty orders on, one after the other, is not limited', async () => {
  const kitchen = await createTestRestaurant(service);
  for (let count = 0; count < 60; count += 1) {
    const order = await place(service.guest(), kitchen);
    await moveOrder(kitchen, order, ['confirmed', 'preparing', 'ready', 'delivered']);
    service.advance(10_000);
  }
});
