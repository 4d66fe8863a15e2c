import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Order, Restaurant } from 'shared-api/contract';
import {
  orderBodyOf,
  createTestRestaurant,
  place,
  type TestRestaurant,
  type OrderReply,
} from '../restaurant/testing.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';

let service: TestService;
let kitchen: TestRestaurant;

before(async () => {
  service = await startTestService();
  kitchen = await createTestRestaurant(service, {
    prices: [100],
    fields: { deliveryFee: 30, deliveryFees: { Ksar: 12.5, Sebkha: 0, Arafat: null } },
  });
});
after(() => service.close());

const delivery = (commune?: string | null) => ({ orderType: 'Delivery', commune }) as const;

test('charges the fee of the commune', async () => {
  const cases = [
    ['Ksar', 12.5],
    ['Sebkha', 0],
    ['Riyad', 30],
    ['Ksar\u200B', 12.5],
  ] as const;
  for (const [commune, fee] of cases) {
    const order = await place(service.guest(), kitchen, delivery(commune));
    assert.deepEqual([order.deliveryFee, order.totalAmount], [fee, 100 + fee], String(commune));
  }
});

test('refuses a delivery to no commune of the list where fees depend on it, with the field', async () => {
  for (const commune of ['ksar', 'Arafat2', 'constructor', '', null]) {
    const order = { ...orderBodyOf(kitchen), ...delivery(commune) };
    const { status, body } = await service.guest().post<OrderReply>('/api/orders', order);
    assert.equal(status, 400, String(commune));
    assert.deepEqual(body.errors, [{ path: 'commune', message: 'has to be one of the list' }]);
  }
  const uniform = await createTestRestaurant(service, { prices: [100], fields: { deliveryFee: 30 } });
  assert.equal((await place(service.guest(), uniform, delivery(null))).deliveryFee, 30);
});

test('refuses a delivery to a commune without a fee, and accepts a takeaway', async () => {
  const order = { ...orderBodyOf(kitchen), ...delivery('Arafat') };
  const { status, body } = await service.guest().post<OrderReply>('/api/orders', order);
  assert.deepEqual([status, body.code], [409, 'delivery_unavailable']);
  assert.deepEqual(body.errors, [{ path: 'commune', message: 'is not delivered to' }]);
  assert.deepEqual(body.current, { commune: 'Arafat' });
  const takeaway = await place(service.guest(), kitchen, { orderType: 'Takeaway', commune: 'Arafat' });
  assert.equal(takeaway.deliveryFee, 0);
});

test('changes the fee with the commune of an order, and with nothing else', async () => {
  const { client } = await service.as('USER');
  const path = `/api/orders/${(await place(client, kitchen, delivery('Ksar'))).id}`;
  const change = async (body: object) => (await client.put<OrderReply>(path, body)).body;
  await kitchen.owner.put(`/api/restaurant/${kitchen.restaurant.id}`, {
    deliveryFees: { Ksar: 20, Arafat: null },
  });
  assert.equal((await change({ landmark: 'Blue door', commune: 'Ksar' })).deliveryFee, 12.5);
  const moved = await change({ commune: 'Riyad' });
  assert.deepEqual([moved.deliveryFee, moved.subtotal, moved.totalAmount], [30, 100, 130]);
  assert.equal((await change({ commune: 'Arafat' })).code, 'delivery_unavailable');
  assert.equal((await client.get<Order>(path)).body.commune, 'Riyad');
});

test('replaces all fees of a restaurant, for known communes only', async () => {
  const { owner, restaurant } = await createTestRestaurant(service);
  const path = `/api/restaurant/${restaurant.id}`;
  const change = (deliveryFees: object) => owner.put<Restaurant>(path, { deliveryFees });
  assert.deepEqual(restaurant.deliveryFees, {});
  assert.deepEqual((await change({ Rosso: 10.25, "M'Bout": null })).body.deliveryFees, {
    Rosso: 10.25,
    "M'Bout": null,
  });
  assert.deepEqual((await owner.put<Restaurant>(path, { prepMinutes: 20 })).body.deliveryFees, {
    Rosso: 10.25,
    "M'Bout": null,
  });
  for (const wrong of [{ Paris: 10 }, { Rosso: -1 }, { Rosso: '10' }, { Rosso: 1.005 }]) {
    assert.equal((await change(wrong)).status, 400, JSON.stringify(wrong));
  }
  assert.deepEqual((await change({})).body.deliveryFees, {});
});
