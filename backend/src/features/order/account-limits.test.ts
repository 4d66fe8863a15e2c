import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Order } from 'shared-api/contract';
import type { TestClient } from '../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createTestRestaurant, type TestRestaurant } from '../restaurant/testing.ts';
import { moveOrder, sendOrder } from './testing.ts';

let service: TestService;

before(async () => {
  service = await startTestService({ config: { trustedProxies: 1 } });
});
after(() => service.close());

let addresses = 0;

/** Orders from an address of its own, or from the one given. */
function order(client: TestClient, kitchen: TestRestaurant, address?: string) {
  addresses += 1;
  const own = `198.51.${String(100 + Math.floor(addresses / 200))}.${String(addresses % 200)}`;
  return sendOrder(client, kitchen, address ?? own);
}

const deliver = (kitchen: TestRestaurant, placed: Order) =>
  moveOrder(kitchen, placed, ['confirmed', 'delivered']);

test('of 480 orders of one account over many addresses, a restaurant gets a dozen', async () => {
  const kitchen = await createTestRestaurant(service);
  const { client } = await service.as('USER');
  let placed = 0;
  for (let sent = 0; sent < 480; sent += 24) {
    const replies = await Promise.all(Array.from({ length: 24 }, () => order(client, kitchen)));
    for (const { status, body, headers } of replies) {
      if (status === 201) placed += 1;
      else
        assert.deepEqual(
          [status, body.code, Number(headers.get('retry-after')) > 0],
          [429, 'rate_limited', true],
        );
    }
  }
  assert.ok(placed >= 10 && placed <= 14, `${String(placed)} were placed`);
});

test('an account’s unanswered orders at one restaurant are capped, however slowly they come', async () => {
  const kitchen = await createTestRestaurant(service);
  const elsewhere = await createTestRestaurant(service);
  const { client } = await service.as('USER');
  let placed = 0;
  for (let sent = 0; sent < 18; sent += 1) {
    if ((await order(client, kitchen)).status === 201) placed += 1;
    // All of it is less than the minutes for accepting the first.
    service.advance(30_000);
  }
  assert.equal(placed, 12);
  const { status, body } = await order(client, elsewhere);
  assert.equal(status, 201);
  await deliver(elsewhere, body);
});

test('an account cannot reach many restaurants at once either', async () => {
  const kitchens = await Promise.all(Array.from({ length: 6 }, () => createTestRestaurant(service)));
  const { client } = await service.as('USER');
  let placed = 0;
  for (let sent = 0; sent < 60; sent += 1) {
    const kitchen = kitchens[sent % kitchens.length];
    assert.ok(kitchen);
    if ((await order(client, kitchen)).status === 201) placed += 1;
  }
  assert.ok(placed >= 30 && placed <= 32, `${String(placed)} were placed`);
});

test('new accounts of one network share its limits, and leave those of guests alone', async () => {
  const kitchen = await createTestRestaurant(service);
  const address = '203.0.113.40';
  let placed = 0;
  for (let sent = 0; sent < 40; sent += 1) {
    const { client } = await service.as('USER');
    if ((await order(client, kitchen, address)).status === 201) placed += 1;
  }
  assert.ok(placed >= 12 && placed <= 15, `${String(placed)} were placed`);
  assert.equal((await order(service.guest(), kitchen, address)).status, 201);
});

test('a secretary orders for an office: ten baskets within two minutes, day after day', async () => {
  const kitchen = await createTestRestaurant(service);
  const { client } = await service.as('USER');
  for (let day = 0; day < 3; day += 1) {
    const placed = [];
    for (let sent = 0; sent < 10; sent += 1) {
      const { status, body, text } = await order(client, kitchen, '203.0.113.41');
      assert.equal(status, 201, text);
      placed.push(body);
      service.advance(12_000);
    }
    for (const each of placed) await deliver(kitchen, each);
    service.advance(86_400_000);
  }
});
