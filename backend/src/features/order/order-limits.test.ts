import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { CreateOrder, Problem } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createTestRestaurant, orderBodyOf, type TestRestaurant } from '../restaurant/testing.ts';
import { MAX_OPEN } from './order-limits.ts';

let service: TestService;

before(async () => {
  service = await startTestService({ config: { trustedProxies: 1 } });
});
after(() => service.close());

function order(
  kitchen: TestRestaurant,
  address: string,
  changes: Partial<CreateOrder>,
  client = service.guest(),
) {
  const body = { ...orderBodyOf(kitchen), ...changes };
  return client.post<Problem>('/api/orders', body, { headers: { 'x-forwarded-for': address } });
}

/** A phone of ten digits like no other. */
let phones = 2_000_000_000;
function newPhone(): string {
  phones += 1;
  return String(phones);
}

async function storedOrders({ restaurant }: TestRestaurant): Promise<{ id: string }[]> {
  const text = 'SELECT id FROM customer_order WHERE restaurant_id = $1';
  return service.context.db.query({ name: 'test.orders-of-restaurant', text }, [restaurant.id]);
}

/** Asserts that a limit of a burst and one more per interval has let through what it may, however long that took. */
function assertLimited(passed: number, burst: number, intervalMs: number, startedAt: number): void {
  const most = burst + Math.floor((service.now() - startedAt) / intervalMs);
  assert.ok(
    passed >= burst && passed <= most,
    `${String(passed)} of ${String(burst)} to ${String(most)} passed`,
  );
}

test('of 480 orders from one address with new phones and browsers, a restaurant gets a dozen', async () => {
  const kitchen = await createTestRestaurant(service);
  const startedAt = service.now();
  for (let sent = 0; sent < 480; sent += 24) {
    const replies = await Promise.all(
      Array.from({ length: 24 }, () => order(kitchen, '198.51.100.1', { phone: newPhone() })),
    );
    for (const { status, body, headers } of replies.filter(({ status }) => status !== 201)) {
      assert.deepEqual([status, body.code], [429, 'rate_limited']);
      assert.ok(Number(headers.get('retry-after')) > 0);
    }
  }
  assertLimited((await storedOrders(kitchen)).length, 12, 15_000, startedAt);
});

test('all addresses of an IPv6 /64 together place no more than one', async () => {
  const kitchen = await createTestRestaurant(service);
  const startedAt = service.now();
  for (let count = 1; count <= 40; count += 1) {
    await order(kitchen, `2001:db8:3:3::${count.toString(16)}`, { phone: newPhone() });
  }
  assertLimited((await storedOrders(kitchen)).length, 12, 15_000, startedAt);
});

test('one address cannot reach many restaurants either', async () => {
  const kitchens = await Promise.all(Array.from({ length: 8 }, () => createTestRestaurant(service)));
  let placed = 0;
  const startedAt = service.now();
  for (let count = 0; count < 80; count += 1) {
    const kitchen = kitchens[count % kitchens.length];
    assert.ok(kitchen);
    const { status } = await order(kitchen, '198.51.100.2', { phone: newPhone() });
    if (status === 201) placed += 1;
  }
  assertLimited(placed, 40, 4000, startedAt);
});

/** Sends an order of a new phone at once whenever the wait that the last refusal named is over; returns those waits. */
async function hammer(kitchen: TestRestaurant, address: string, minutes: number): Promise<number[]> {
  const until = service.now() + minutes * 60_000;
  const waits: number[] = [];
  while (service.now() < until) {
    const { status, headers } = await order(kitchen, address, { phone: newPhone() });
    if (status === 201) continue;
    const seconds = Number(headers.get('retry-after'));
    waits.push(seconds);
    service.advance(seconds * 1000);
  }
  return waits;
}

test('a sender who is refused again and again waits longer each time, and as little as at first after a quiet hour', async () => {
  const kitchen = await createTestRestaurant(service);
  const [usual, ...longer] = await hammer(kitchen, '198.51.104.1', 60);
  assert.ok(usual && usual <= 15, `waits ${String(usual)} s at first`);
  assert.deepEqual(longer.slice(0, 6), [30, 60, 120, 120, 120, 120]);
  const placed = (await storedOrders(kitchen)).length;
  assert.ok(placed <= 12 + 2 * longer.length, `${String(placed)} orders within an hour`);

  service.advance(2 * 3_600_000);
  const [first] = await hammer(kitchen, '198.51.104.1', 1);
  assert.ok(first && first <= 15, `waits ${String(first)} s again`);
});

test('pressing Confirm again during a wait does not make it longer', async () => {
  const kitchen = await createTestRestaurant(service);
  const address = '198.51.105.1';
  await hammer(kitchen, address, 0.1);
  const waits = [];
  for (let pressed = 0; pressed < 10; pressed += 1) {
    const { headers } = await order(kitchen, address, { phone: newPhone() });
    waits.push(Number(headers.get('retry-after')));
  }
  assert.ok(Math.max(...waits) <= 30, waits.join(' '));
});

test('the waits of a phone grow at a restaurant, those of its network do not', async () => {
  const kitchen = await createTestRestaurant(service);
  const phone = newPhone();
  const waits: number[] = [];
  for (let sent = 0; sent < 12; sent += 1) {
    const { status, headers, body } = await order(kitchen, `198.51.106.${String(sent)}`, { phone });
    if (status === 201) {
      const { id } = body as unknown as { id: string };
      await kitchen.owner.put(`/api/orders/${id}/status`, {
        expectedStage: 'pending',
        stage: 'confirmed',
        minutes: 20,
      });
      continue;
    }
    waits.push(Number(headers.get('retry-after')));
    service.advance(Number(headers.get('retry-after')) * 1000);
  }
  assert.deepEqual(
    waits.slice(0, 3).map((seconds) => Math.round(seconds / 60)),
    [5, 10, 20],
  );
  assert.equal((await order(kitchen, '198.51.106.1', { phone: newPhone() })).status, 201);
});

test('a phone has few open orders across networks, and more once they are handled', async () => {
  const kitchen = await createTestRestaurant(service);
  const phone = newPhone();
  let count = 0;
  const send = () => order(kitchen, `198.51.101.${String((count += 1))}`, { phone });
  for (let sent = 0; sent < MAX_OPEN.phoneAtRestaurant; sent += 1) assert.equal((await send()).status, 201);
  assert.equal((await send()).status, 429);
  for (const { id } of await storedOrders(kitchen)) {
    const move = { expectedStage: 'pending', stage: 'confirmed', minutes: 20 };
    assert.equal((await kitchen.owner.put(`/api/orders/${id}/status`, move)).status, 200);
  }
  assert.equal((await send()).status, 201);
});

test('a repeated order counts once, and a refused one not at all', async () => {
  const kitchen = await createTestRestaurant(service);
  const phone = newPhone();
  const client = service.guest();
  const body = { ...orderBodyOf(kitchen), phone };
  const headers = { 'x-forwarded-for': '198.51.102.1', 'idempotency-key': 'guest-limits-again' };
  for (let sent = 0; sent < 20; sent += 1) {
    assert.equal((await client.post('/api/orders', body, { headers })).status, 201);
  }
  for (let sent = 0; sent < 20; sent += 1) await order(kitchen, '198.51.102.1', { phone: '0000000000' });
  assert.equal((await order(kitchen, '198.51.102.1', { phone: newPhone() })).status, 201);
});

test('refuses a phone number of zeros', async () => {
  const kitchen = await createTestRestaurant(service);
  const { status, body } = await order(kitchen, '198.51.103.1', { phone: '0000000000' });
  assert.deepEqual([status, body.code], [400, 'phone_invalid']);
});

test('200 phones behind one carrier’s address order within an hour without waiting', async () => {
  const kitchens = await Promise.all(Array.from({ length: 5 }, () => createTestRestaurant(service)));
  const families = Array.from({ length: 200 }, () => ({ phone: newPhone(), client: service.guest() }));
  for (const [index, { phone, client }] of families.entries()) {
    // Half of the town wants the same restaurant.
    const kitchen = kitchens[index % 2 === 0 ? 0 : index % kitchens.length];
    assert.ok(kitchen);
    const { status, text } = await order(kitchen, '41.188.0.1', { phone }, client);
    assert.equal(status, 201, text);
    // People come in waves: ten at once, then a pause.
    if (index % 10 === 9) service.advance(180_000);
  }
});
