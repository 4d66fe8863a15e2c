import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { Problem, Order, OrderSummary } from 'shared-api/contract';
import { readMigrations } from '../../infra/database/migration-files.ts';
import { createTestRestaurant, place, type TestRestaurant } from '../restaurant/testing.ts';
import type { TestClient, TestResponse } from '../../../test/support/test-client.ts';
import {
  startTestService,
  type SignedInClient,
  type TestService,
} from '../../../test/support/test-service.ts';

let service: TestService;
let admin: TestClient;
let kitchen: TestRestaurant;
let other: TestRestaurant;
let customer: SignedInClient;
const orders: Order[] = [];
const DAY_MS = 86_400_000;

/**
 * Five orders on five days, of 100, 300, 200, 100 and 100; the third by the customer, the fourth cancelled, the last at
 * another restaurant. None waits for an answer when its day ends, so that none expires between two replies.
 */
before(async () => {
  service = await startTestService();
  admin = (await service.as('ADMIN')).client;
  kitchen = await createTestRestaurant(service, { prices: [100], fields: { name: 'Zéro' } });
  other = await createTestRestaurant(service, { prices: [100], fields: { name: 'atlas' } });
  customer = await service.as('USER');
  const add = async (client: TestClient, where: TestRestaurant, quantity: number, more: object) => {
    const items = [{ id: where.items[0]?.id ?? '', quantity }];
    const order = await place(client, where, { items, ...more });
    orders.push(order);
    const [by, move] =
      orders.length === 4
        ? [admin, { stage: 'cancelled', reason: 'Complaint' }]
        : [where.owner, { stage: 'confirmed' }];
    const { status, text } = await by.put(`/api/orders/${order.id}/status`, {
      expectedStage: 'pending',
      ...move,
    });
    assert.equal(status, 200, text);
    service.advance(DAY_MS);
  };
  await add(service.guest(), kitchen, 1, { name: 'Aïssata Diop', phone: '4455000001' });
  await add(service.guest(), kitchen, 3, { name: 'Baba Ould Nema', orderType: 'Delivery' });
  await add(customer.client, kitchen, 2, { name: 'Claire 100%' });
  await add(service.guest(), kitchen, 1, { name: 'Dieynaba' });
  await add(service.guest(), other, 1, { name: 'Ely' });
});
after(() => service.close());

async function indexes(client: TestClient, path: string): Promise<number[]> {
  const { status, body, text } = await client.get<OrderSummary[]>(path);
  assert.equal(status, 200, text);
  return body.map(({ id }) => orders.findIndex((order) => order.id === id));
}

test('sorts by date and by total, in both directions', async () => {
  const path = `/api/orders/restaurant/${kitchen.restaurant.id}`;
  assert.deepEqual(await indexes(kitchen.owner, path), [3, 2, 1, 0]);
  assert.deepEqual(await indexes(kitchen.owner, `${path}?sort=oldest`), [0, 1, 2, 3]);
  assert.deepEqual(await indexes(kitchen.owner, `${path}?sort=highest`), [1, 2, 3, 0]);
  assert.deepEqual(await indexes(kitchen.owner, `${path}?sort=lowest`), [0, 3, 2, 1]);
});

test('filters by status, provider status, type, restaurant and day, alone and combined', async () => {
  assert.deepEqual(await indexes(admin, '/api/orders?status=PENDING'), [4, 2, 1, 0]);
  assert.deepEqual(await indexes(admin, '/api/orders?providerStatus=Confirmed'), [4, 2, 1, 0]);
  assert.deepEqual(await indexes(admin, '/api/orders?status=CANCELLED'), [3]);
  assert.deepEqual(await indexes(admin, '/api/orders?providerStatus=Cancelled'), [3]);
  assert.deepEqual(await indexes(admin, '/api/orders?status=COMPLETED'), []);
  assert.deepEqual(await indexes(admin, '/api/orders?orderType=Delivery'), [1]);
  assert.deepEqual(await indexes(admin, '/api/orders?restaurantName=atlas'), [4]);
  assert.deepEqual(await indexes(admin, '/api/orders?restaurantName=atl'), []);
  const day = (index: number) => orders[index]?.orderDate.slice(0, 10);
  assert.deepEqual(await indexes(admin, `/api/orders?from=${day(1)}&to=${day(2)}`), [2, 1]);
  assert.deepEqual(
    await indexes(admin, `/api/orders?from=${day(2)}&orderType=Takeaway&sort=oldest`),
    [2, 3, 4],
  );
  for (const query of ['status=Pending', 'from=yesterday', 'sort=best', 'orderType=Drone']) {
    assert.equal((await admin.get(`/api/orders?${query}`)).status, 400, query);
  }
});

test('searches parts of name, phone and code', async () => {
  const code = orders[1]?.code ?? '';
  const searches = [
    ['aissata', [0]],
    ['OULD N', [1]],
    ['100%25', [2]],
    ['4455000001', [0]],
    ['44 55-00.00 01', [0]],
    ['٤٤٥٥٠٠٠٠٠١', [0]],
    [code.toLowerCase(), [1]],
    [code.replace('-', ''), [1]],
    ['nobody', []],
  ] as const;
  for (const [q, expected] of searches)
    assert.deepEqual(await indexes(admin, `/api/orders?q=${q}`), expected, q);
});

test('pages through all orders and back in every sorting', async () => {
  for (const sort of ['newest', 'oldest', 'highest', 'lowest']) {
    const whole = await indexes(admin, `/api/orders?sort=${sort}`);
    const seen: number[] = [];
    const starts: (string | null)[] = [];
    let path: string | undefined = `/api/orders?sort=${sort}&limit=2`;
    let back: string | undefined;
    while (path !== undefined) {
      seen.push(...(await indexes(admin, path)));
      const reply: TestResponse<unknown> = await admin.get(path);
      assert.equal(reply.headers.get('x-total-count'), '5');
      starts.push(reply.headers.get('x-page-start'));
      const link = reply.headers.get('link') ?? '';
      path = /<([^>]*)>; rel="next"/.exec(link)?.[1];
      back = /<([^>]*)>; rel="prev"/.exec(link)?.[1];
    }
    assert.deepEqual(seen, whole);
    assert.equal(new Set(starts).size, 3);
    assert.deepEqual(await indexes(admin, back ?? ''), whole.slice(2, 4));
  }
});

test('lists sorted distinct names of restaurants that have orders', async () => {
  await createTestRestaurant(service, { fields: { name: 'No orders yet' } });
  const { body } = await admin.get('/api/orders/restaurant-names');
  assert.deepEqual(body, ['atlas', 'Zéro']);
});

test('shows every list only to those who may see it', async () => {
  const restaurant = `/api/orders/restaurant/${kitchen.restaurant.id}`;
  const user = `/api/orders/user/${customer.user.id}`;
  assert.deepEqual(await indexes(customer.client, user), [2]);
  assert.deepEqual(await indexes(admin, user), [2]);
  assert.deepEqual(await indexes(admin, restaurant), [3, 2, 1, 0]);
  const expected: [TestClient, string, number][] = [
    [other.owner, restaurant, 404],
    [other.owner, `/api/orders/restaurant/${randomUUID()}`, 404],
    [admin, `/api/orders/restaurant/${randomUUID()}`, 404],
    [customer.client, restaurant, 403],
    [other.owner, user, 404],
    [customer.client, `/api/orders/user/${kitchen.user.id}`, 404],
    [admin, `/api/orders/user/${randomUUID()}`, 404],
    [kitchen.owner, '/api/orders', 403],
    [customer.client, '/api/orders', 403],
    [kitchen.owner, '/api/orders/restaurant-names', 403],
    [service.guest(), restaurant, 401],
    [service.guest(), user, 401],
  ];
  for (const [client, path, status] of expected) assert.equal((await client.get(path)).status, status, path);
});

test('gives tracking tokens only in a customer’s own list', async () => {
  const tokens = async (by: TestClient, path: string) =>
    (await by.get<OrderSummary[]>(path)).body
      .filter(({ id }) => id === orders[2]?.id)
      .map(({ trackingToken }) => trackingToken);
  const own = `/api/orders/user/${customer.user.id}`;
  assert.deepEqual(await tokens(customer.client, own), [orders[2]?.trackingToken]);
  for (const [by, path] of [
    [admin, own],
    [admin, '/api/orders'],
    [kitchen.owner, `/api/orders/restaurant/${kitchen.restaurant.id}`],
  ] as const) {
    assert.deepEqual(await tokens(by, path), [undefined], path);
  }
});

test('finds restaurant names by their start, whatever case and accents', async () => {
  const { body } = await admin.get<string[]>('/api/orders/restaurant-names');
  assert.deepEqual(body, [...new Set(body)]);
  const [first = ''] = body;
  const typed = encodeURIComponent(first.slice(0, 4).toUpperCase());
  const found = await admin.get<string[]>(`/api/orders/restaurant-names?q=${typed}`);
  assert.ok(found.body.includes(first));
  assert.deepEqual((await admin.get('/api/orders/restaurant-names?q=%25')).body, []);
});

test('an old order whose lines were only in their own table has them itself after migration 330', async () => {
  const path = `/api/orders/restaurant/${kitchen.restaurant.id}`;
  const now = await kitchen.owner.get(path);
  const migration = (await readMigrations()).find(({ number }) => number === 330);
  for (const [name, text] of Object.entries({
    'test.lines-to-table': `INSERT INTO order_line (order_id, position, id, item_id, name, quantity, price, note)
      SELECT o.id, l.position, l.id, l.item_id, l.name, l.quantity, l.price, l.note
      FROM customer_order o, ROWS FROM (jsonb_to_recordset(o.lines)
        AS (id uuid, item_id uuid, name text, quantity int, price bigint, note text))
        WITH ORDINALITY AS l (id, item_id, name, quantity, price, note, position)`,
    'test.lines-gone': 'UPDATE customer_order SET lines = NULL',
    'test.migration-330': migration?.sql ?? '',
  })) {
    await service.context.db.execute({ name, text });
  }
  assert.deepEqual((await kitchen.owner.get(path)).body, now.body);
});

test('refuses days and cursors of a year that the database does not have', async () => {
  const cursor = (instant: string) =>
    Buffer.from(JSON.stringify([0, 1, instant, '00000000-0000-7000-8000-000000000000'])).toString(
      'base64url',
    );
  for (const query of ['from=0000-01-01', 'to=0000-12-31', `cursor=${cursor('0000-01-01T00:00:00.000Z')}`]) {
    const { status, body } = await admin.get<Problem>(`/api/orders?${query}`);
    assert.deepEqual([status, body.code], [400, 'validation_failed'], query);
  }
  assert.equal((await admin.get(`/api/orders?cursor=${cursor('2026-01-01T00:00:00.000Z')}`)).status, 200);
});
