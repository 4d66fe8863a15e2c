import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { LARGE_ORDER, type Order, type Problem, type Restaurant } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createTestRestaurant, orderBodyOf, type TestRestaurant } from '../restaurant/testing.ts';

let service: TestService;

before(async () => {
  service = await startTestService();
});
after(() => service.close());

/** Orders `quantity` of the dearest dish. */
function order(kitchen: TestRestaurant, quantity: number, client = service.guest()) {
  const items = [{ id: kitchen.items[0]?.id ?? '', quantity }];
  return client.post<Problem>('/api/orders', { ...orderBodyOf(kitchen), items });
}

test('a guest orders the 40 meals of a school, at the price of dear dishes', async () => {
  const kitchen = await createTestRestaurant(service, { prices: [400] });
  assert.equal((await order(kitchen, 40)).status, 201);
});

test('a guest’s absurd basket is refused with the limits, in dishes and in money', async () => {
  const cheap = await createTestRestaurant(service, { prices: [1] });
  const dear = await createTestRestaurant(service, { prices: [2000.01] });
  assert.equal((await order(cheap, LARGE_ORDER.dishes)).status, 201);
  assert.equal((await order(dear, 9)).status, 201);
  for (const { status, body } of [await order(cheap, LARGE_ORDER.dishes + 1), await order(dear, 10)]) {
    assert.deepEqual([status, body.code, body.current], [409, 'order_too_large', LARGE_ORDER]);
  }
});

test('many lines count together', async () => {
  const kitchen = await createTestRestaurant(service, { prices: [1, 1, 1] });
  const items = kitchen.items.map(({ id }) => ({ id, quantity: 21 }));
  const { body } = await service.guest().post<Problem>('/api/orders', { ...orderBodyOf(kitchen), items });
  assert.equal(body.code, 'order_too_large');
});

test('a restaurant that accepts large orders takes it', async () => {
  const fields = { acceptsLargeOrders: true };
  const open = await createTestRestaurant(service, { prices: [300], fields });
  assert.equal(open.restaurant.acceptsLargeOrders, true);
  assert.equal((await order(open, 90)).status, 201);
});

// An account costs nothing, so it alone says nothing about who collects 90 dishes.
test('an account orders as much as it likes only where one of its orders was delivered', async () => {
  const usual = await createTestRestaurant(service, { prices: [300] });
  const elsewhere = await createTestRestaurant(service, { prices: [300] });
  const { client } = await service.as('USER');
  assert.equal((await order(usual, 90, client)).body.code, 'order_too_large');
  const { body } = await client.post<Order>('/api/orders', orderBodyOf(usual));
  for (const move of [
    { expectedStage: 'pending', stage: 'confirmed', minutes: 20 },
    { expectedStage: 'confirmed', stage: 'delivered' },
  ]) {
    assert.equal((await order(usual, 90, client)).status, 409);
    await usual.owner.put(`/api/orders/${body.id}/status`, move);
  }
  assert.equal((await order(usual, 90, client)).status, 201);
  // A competitor delivers to himself: that opens no other kitchen.
  assert.equal((await order(elsewhere, 90, client)).status, 409);
});

test('a restaurant accepts none until its owner says so, and another change leaves it as it is', async () => {
  const { owner, restaurant } = await createTestRestaurant(service);
  assert.equal(restaurant.acceptsLargeOrders, false);
  const path = `/api/restaurant/${restaurant.id}`;
  await owner.put(path, { acceptsLargeOrders: true });
  assert.equal((await owner.put<Restaurant>(path, { prepMinutes: 20 })).body.acceptsLargeOrders, true);
  assert.equal(
    (await owner.put<Restaurant>(path, { acceptsLargeOrders: false })).body.acceptsLargeOrders,
    false,
  );
});
