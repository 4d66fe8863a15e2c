import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { CreateOrder } from 'shared-api/contract';
import type { TestClient } from '../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createTestRestaurant, orderBodyOf, type TestRestaurant } from '../restaurant/testing.ts';
import { moveOrder, sendOrder } from './testing.ts';

let service: TestService;

before(async () => {
  service = await startTestService({ config: { trustedProxies: 1 } });
});
after(() => service.close());

interface Sent {
  readonly client?: TestClient;
  readonly changes?: Partial<CreateOrder>;
}

function order(kitchen: TestRestaurant, address: string, { client = service.guest(), changes }: Sent = {}) {
  return sendOrder(client, kitchen, address, changes);
}

/** Orders that the restaurant accepts. */
async function accepted(kitchen: TestRestaurant, address: string, sent: Sent): Promise<void> {
  const { status, body, text } = await order(kitchen, address, sent);
  assert.equal(status, 201, text);
  await moveOrder(kitchen, body, ['confirmed']);
}

/** New browsers with new phones order at once; returns how many orders were placed. */
async function flood(kitchen: TestRestaurant, addresses: readonly string[]): Promise<number> {
  const replies = await Promise.all(addresses.map((address) => order(kitchen, address)));
  return replies.filter(({ status }) => status === 201).length;
}

const repeat = (address: string, count: number) => Array.from({ length: count }, () => address);

test('of 480 orders from the 40 /64s of one /56, a restaurant gets 40 and a few', async () => {
  const kitchen = await createTestRestaurant(service);
  let placed = 0;
  for (let round = 0; round < 20; round += 1) {
    const hex = (index: number) => index.toString(16).padStart(2, '0');
    const networks = Array.from({ length: 24 }, (_, index) => (round * 24 + index) % 40);
    placed += await flood(
      kitchen,
      networks.map((index) => `2001:db8:7:a0${hex(index)}::${hex(round)}1`),
    );
  }
  assert.ok(placed >= 40 && placed <= 45, `${String(placed)} were placed`);
});

test('a flood from its address leaves a browser alone that a restaurant knows, and accounts', async () => {
  const kitchen = await createTestRestaurant(service);
  const elsewhere = await createTestRestaurant(service);
  const address = '198.51.120.1';
  const known = service.guest();
  await accepted(elsewhere, '198.51.121.1', { client: known });
  const { client: account } = await service.as('USER');
  const placed = await flood(kitchen, repeat(address, 60));
  assert.ok(placed >= 12 && placed <= 14, `${String(placed)} were placed`);
  assert.equal((await order(kitchen, address)).status, 429);
  assert.equal((await order(kitchen, address, { client: known })).status, 201);
  assert.equal((await order(kitchen, address, { client: account })).status, 201);
});

test('known browsers keep their own limits, and share a wide one', async () => {
  const kitchen = await createTestRestaurant(service);
  const mine = await createTestRestaurant(service);
  const address = '198.51.122.1';
  const browsers = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const client = service.guest();
      await accepted(mine, `198.51.${String(200 + index)}.1`, { client });
      return client;
    }),
  );
  let placed = 0;
  for (let sent = 0; sent < 10; sent += 1) {
    for (const client of browsers) {
      if ((await order(kitchen, address, { client })).status === 201) placed += 1;
    }
  }
  assert.ok(placed >= 40 && placed <= 43, `${String(placed)} were placed`);
});

test('a new browser that has waited as told goes before those that have not', async () => {
  const kitchen = await createTestRestaurant(service);
  const address = '198.51.123.1';
  const patient = service.guest();
  let longest = 0;
  // An attacker sends a dozen new browsers before each look at the clock.
  for (let look = 0; look < 6; look += 1) {
    await flood(kitchen, repeat(address, 24));
    service.advance(61_000);
  }
  await flood(kitchen, repeat(address, 24));
  const refused = await order(kitchen, address, { client: patient });
  assert.equal(refused.status, 429);
  longest = Number(refused.headers.get('retry-after'));
  assert.ok(longest <= 120, `waits ${String(longest)} s`);
  // Too early: pressing again does not help, and does not make it longer.
  assert.equal((await order(kitchen, address, { client: patient })).status, 429);
  for (let waited = 0; waited < longest + 1; waited += 20) {
    service.advance(20_000);
    await flood(kitchen, repeat(address, 6));
  }
  assert.equal((await order(kitchen, address, { client: patient })).status, 201);
  assert.equal((await order(kitchen, address)).status, 429);
});

test('on the machine itself limits of phones and browsers hold, those of networks do not', async () => {
  const local = await startTestService();
  const kitchen = await createTestRestaurant(local);
  const body = orderBodyOf(kitchen);
  const client = local.guest();
  const count = async (send: () => Promise<{ readonly status: number }>) => {
    let placed = 0;
    for (let sent = 0; sent < 60; sent += 1) if ((await send()).status === 201) placed += 1;
    return placed;
  };
  assert.equal(await count(() => local.guest().post('/api/orders', body)), 4);
  assert.equal(await count(() => client.post('/api/orders', orderBodyOf(kitchen))), 6);
  assert.equal(await count(() => local.guest().post('/api/orders', orderBodyOf(kitchen))), 60);
  await local.close();
});

test('a stranger who orders with somebody’s phone shuts its owner out nowhere else, and never in a known browser', async () => {
  const kitchens = await Promise.all(Array.from({ length: 3 }, () => createTestRestaurant(service)));
  const [favourite, other, third] = kitchens;
  assert.ok(favourite && other && third);
  const { phone } = orderBodyOf(favourite);
  const changes = { phone };
  const client = service.guest();
  await accepted(other, '198.51.124.1', { client, changes });
  for (let sent = 0; sent < 10; sent += 1) {
    await order(favourite, `198.51.125.${String(sent)}`, { changes });
  }
  // A browser that nobody knows, with this phone: not here, but elsewhere, and with another phone.
  assert.equal((await order(favourite, '198.51.126.1', { changes })).status, 429);
  assert.equal((await order(third, '198.51.126.1', { changes })).status, 201);
  assert.equal((await order(favourite, '198.51.126.1')).status, 201);
  // The owner's own browser, and an account.
  assert.equal((await order(favourite, '198.51.126.1', { client, changes })).status, 201);
  const { client: account } = await service.as('USER');
  assert.equal((await order(favourite, '198.51.126.1', { client: account, changes })).status, 201);
});

test('a phone has few open orders at all restaurants together', async () => {
  const kitchens = await Promise.all(Array.from({ length: 4 }, () => createTestRestaurant(service)));
  let placed = 0;
  const phone = '2266550044';
  for (let sent = 0; sent < 16; sent += 1) {
    const kitchen = kitchens[sent % 4];
    assert.ok(kitchen);
    if ((await order(kitchen, `198.51.127.${String(sent)}`, { changes: { phone } })).status === 201)
      placed += 1;
  }
  assert.equal(placed, 8);
});
