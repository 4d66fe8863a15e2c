import assert from 'node:assert/strict';
import crypto, { randomUUID } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { after, before, beforeEach, mock, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { CreateOrder, Notification, Order } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import {
  orderBodyOf,
  createTestRestaurant,
  type TestRestaurant,
  type OrderReply,
} from '../restaurant/testing.ts';
import type { TestClient, TestResponse } from '../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';

let service: TestService;
let kitchen: TestRestaurant;
/** A connection outside the service, to lock rows and to look into the tables. */
let other: pg.Client;
before(async () => {
  service = await startTestService();
  kitchen = await createTestRestaurant(service);
  other = new pg.Client(service.database);
  await other.connect();
});
after(async () => {
  await other.end();
  await service.close();
});
beforeEach(() => kitchen.owner.delete('/api/notifications'));

interface OrderRequest {
  readonly order: object;
  readonly key?: string;
  /** A browser of its own unless given. */
  readonly guest?: TestClient;
}

/** A browser that has its tokens. */
async function newGuest(): Promise<TestClient> {
  const guest = service.guest();
  await guest.get('/auth/me');
  return guest;
}

/**
 * Sends orders over HTTP and holds them back after their lookup and after their limits, so that all accepted ones go
 * into one batch.
 *
 * @returns replies, and `sizes`: the number of orders in each insert statement
 */
async function sendInOneBatch(sent: readonly OrderRequest[]) {
  const { db } = service.context;
  const { query } = db;
  const guests = await Promise.all(sent.map(async ({ guest }) => guest ?? (await newGuest())));
  const allLookedUp = Promise.withResolvers<null>();
  const allCounted = Promise.withResolvers<null>();
  let lookups = 0;
  let counted = 0;
  const count = (attempts = 1) => {
    counted += attempts;
    if (counted === sent.length) allCounted.resolve(null);
  };
  const sizes: number[] = [];
  const gated: Pick<Queryable, 'query'> = {
    query: async <Row extends object>(...[statement, values]: Parameters<Queryable['query']>) => {
      if (statement.name === 'order.insert') sizes.push((JSON.parse(String(values?.[0])) as object[]).length);
      const rows = await query<Row>(statement, values);
      if (statement.name === 'rate-limit.take') {
        count(new Set(values?.[0] as number[]).size);
        await allCounted.promise;
      }
      if (statement.name !== 'order.facts') return rows;
      lookups += rows.length;
      if (lookups === sent.length) allLookedUp.resolve(null);
      await allLookedUp.promise;
      return rows;
    },
  };
  Object.assign(db, gated);
  try {
    const replies = await Promise.all(
      sent.map(async ({ order, key }, index) => {
        const reply = await send(order, key, guests[index]);
        // Refused before anything was counted.
        if (reply.status >= 400 && counted < sent.length) count();
        return reply;
      }),
    );
    return { replies, sizes };
  } finally {
    Object.assign(db, { query });
  }
}

function send(
  order: object,
  key: string = randomUUID(),
  guest = service.guest(),
): Promise<TestResponse<OrderReply>> {
  return guest.post<OrderReply>('/api/orders', order, { headers: { 'idempotency-key': key } });
}

/** A valid order of a customer with this name. */
function orderOf(name: string, changes: object = {}): CreateOrder & { name: string } {
  return { ...orderBodyOf(kitchen), name, ...changes };
}

const statusOf = ({ status }: TestResponse<unknown>) => status;

/** Counts the orders of customers whose names start with a text. */
async function countOf(start: string): Promise<number> {
  const { rows } = await other.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM customer_order WHERE starts_with(customer_name, $1)',
    [start],
  );
  return rows[0]?.n ?? 0;
}

test('inserts simultaneous orders with one statement, without those that are refused', async () => {
  const elsewhere = await createTestRestaurant(service);
  const foreign = [{ id: elsewhere.items[0]?.id, quantity: 1 }];
  const good = ['Aïcha', 'Brahim', 'Cheikh', 'Dado', 'Eida'];
  const { replies, sizes } = await sendInOneBatch([
    ...good.map((name, index) => ({
      order: orderOf(name, { items: [{ id: kitchen.items[0]?.id, quantity: index + 1 }] }),
    })),
    { order: orderOf('Foreign', { items: foreign }) },
    { order: orderOf('Other total', { expectedTotal: 1 }) },
    { order: orderOf('Nowhere', { restaurant: { id: randomUUID() } }) },
    { order: orderOf('Short', { phone: '4455' }) },
  ]);
  assert.deepEqual(sizes, [5]);
  assert.deepEqual(replies.map(statusOf), [201, 201, 201, 201, 201, 409, 409, 409, 400]);
  for (const [index, { body }] of replies.slice(0, 5).entries()) {
    assert.deepEqual(
      [body.customerName, body.items.length, body.items[0]?.quantity, body.totalAmount],
      [good[index], 1, index + 1, 120 * (index + 1)],
    );
    const tracked = await service.guest().get<Order>(`/api/orders/track/${body.trackingToken}`);
    assert.deepEqual(tracked.body, body);
  }
  const notifications = await kitchen.owner.get<Notification[]>('/api/notifications');
  assert.deepEqual(
    notifications.body.map(({ orderId }) => orderId).sort(),
    replies
      .slice(0, 5)
      .map(({ body }) => body.id)
      .sort(),
  );
});

test('makes one order of a key that is twice in a batch, and refuses a different request under it', async () => {
  const [same, shared] = [randomUUID(), randomUUID()];
  const guest = await newGuest();
  const twice = orderOf('Twice');
  const { replies, sizes } = await sendInOneBatch([
    { order: twice, key: same, guest },
    { order: twice, key: same, guest },
    { order: orderOf('Shared one'), key: shared, guest },
    { order: orderOf('Shared two'), key: shared, guest },
    { order: orderOf('Alone') },
  ]);
  assert.deepEqual(sizes, [5]);
  const [first, second, one, two, alone] = replies;
  assert.deepEqual([first?.status, second?.status, alone?.status], [201, 201, 201]);
  assert.equal(first?.text, second?.text);
  assert.deepEqual([one, two].map((reply) => reply?.status).sort(), [201, 409]);
  assert.equal(await countOf('Twice'), 1);
  assert.equal(await countOf('Shared'), 1);
});

test('refuses only the order that the database rejects', async () => {
  await other.query(`ALTER TABLE customer_order ADD CONSTRAINT poison CHECK (customer_name <> 'Poison')`);
  const names = ['Poison', ...Array.from({ length: 10 }, (_, index) => `Sound ${index}`)];
  const { replies, sizes } = await sendInOneBatch(names.map((name) => ({ order: orderOf(name) })));
  assert.equal(sizes[0], 11);
  assert.deepEqual(replies.map(statusOf), [500, ...Array.from({ length: 10 }, () => 201)]);
  assert.equal(await countOf('Sound'), 10);
  const notifications = await kitchen.owner.get<Notification[]>('/api/notifications');
  assert.equal(notifications.body.length, 10);
  await other.query('ALTER TABLE customer_order DROP CONSTRAINT poison');
});

test('draws another code if one is taken', async () => {
  const { randomInt } = crypto;
  let drawn = 0;
  // Both orders draw the same code first.
  const draw = mock.method(crypto, 'randomInt', (max: number) => (drawn++ < 12 ? 7 : randomInt(max)));
  syncBuiltinESMExports();
  const { replies } = await sendInOneBatch(['Code 1', 'Code 2'].map((name) => ({ order: orderOf(name) })));
  draw.mock.restore();
  syncBuiltinESMExports();
  assert.deepEqual(replies.map(statusOf), [201, 201]);
  assert.equal(new Set(replies.map(({ body }) => body.code)).size, 2);
});

/** Waits until the service's statement waits for a lock; returns the id of its database process. */
async function waitingProcess(): Promise<number> {
  for (let attempts = 0; attempts < 500; attempts += 1) {
    // Inside a transaction the statistics are cached otherwise.
    await other.query('SELECT pg_stat_clear_snapshot()');
    const { rows } = await other.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
       WHERE wait_event_type = 'Lock' AND datname = current_database() AND query LIKE '%order_idempotency%'`,
    );
    if (rows[0]) return rows[0].pid;
    await sleep(10);
  }
  throw new Error('No statement waits for a lock');
}

test('answers 503 to a whole batch whose connection dies before the commit, and accepts it again', async () => {
  await other.query('BEGIN');
  await other.query('SELECT FROM restaurant WHERE id = $1 FOR UPDATE', [kitchen.restaurant.id]);
  const sent = Array.from({ length: 6 }, (_, index) => ({
    order: orderOf(`Crash ${index}`),
    key: randomUUID(),
  }));
  const sending = sendInOneBatch(sent);
  await other.query('SELECT pg_terminate_backend($1)', [await waitingProcess()]);
  const { replies, sizes } = await sending;
  await other.query('ROLLBACK');
  assert.deepEqual(sizes, [6]);
  assert.deepEqual([...new Set(replies.map(statusOf))], [503]);
  assert.equal(await countOf('Crash'), 0);
  const again = await sendInOneBatch(sent);
  assert.deepEqual([...new Set(again.replies.map(statusOf))], [201]);
  assert.equal(await countOf('Crash'), 6);
});

test('a locked restaurant delays only its own orders', async () => {
  const free = await createTestRestaurant(service);
  await other.query('BEGIN');
  await other.query('SELECT FROM restaurant WHERE id = $1 FOR UPDATE', [kitchen.restaurant.id]);
  const held = send(orderOf('Held'));
  await waitingProcess();
  assert.equal((await send(orderBodyOf(free))).status, 201);
  await other.query('ROLLBACK');
  assert.equal((await held).status, 201);
});

test('replaces half a surrogate pair instead of failing', async () => {
  const { replies } = await sendInOneBatch([
    { order: orderOf('Sal\uD800ma', { note: '\uDC00', address: String.raw`\ud800 😀` }) },
    { order: orderOf('Next to it') },
  ]);
  assert.deepEqual(replies.map(statusOf), [201, 201]);
  const [replaced] = replies;
  assert.deepEqual(
    [replaced?.body.customerName, replaced?.body.note, replaced?.body.address],
    ['Sal\uFFFDma', '\uFFFD', String.raw`\ud800 😀`],
  );
});
