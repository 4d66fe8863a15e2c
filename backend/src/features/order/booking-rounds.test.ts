import assert from 'node:assert/strict';
import crypto, { randomUUID } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { after, before, beforeEach, mock, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { CreateOrder, Notification, Order } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { bookingOf, openKitchen, type Kitchen, type OrderReply } from '../restaurant/testing.ts';
import type { TestResponse } from '../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';

let service: TestService;
let kitchen: Kitchen;
/** A connection beside the service, for what stands in its way. */
let other: pg.Client;
before(async () => {
  service = await startTestService();
  kitchen = await openKitchen(service);
  other = new pg.Client(service.database);
  await other.connect();
});
after(async () => {
  await other.end();
  await service.close();
});
beforeEach(() => kitchen.owner.delete('/api/notifications'));

interface Sent {
  readonly booking: object;
  readonly key?: string;
}

/** Sends bookings over HTTP, so that all that pass are stored in one round; `sizes` are those of the statements. */
async function bookTogether(sent: readonly Sent[]) {
  const { db } = service.context;
  const { query } = db;
  const allAreIn = Promise.withResolvers<null>();
  let looked = 0;
  const sizes: number[] = [];
  const gated: Pick<Queryable, 'query'> = {
    query: async <Row extends object>(...[statement, values]: Parameters<Queryable['query']>) => {
      if (statement.name === 'order.insert') sizes.push((JSON.parse(String(values?.[0])) as object[]).length);
      const rows = await query<Row>(statement, values);
      if (statement.name !== 'order.findings') return rows;
      looked += rows.length;
      if (looked === sent.length) allAreIn.resolve(null);
      await allAreIn.promise;
      return rows;
    },
  };
  Object.assign(db, gated);
  try {
    const replies = await Promise.all(sent.map(({ booking, key }) => book(booking, key)));
    return { replies, sizes };
  } finally {
    Object.assign(db, { query });
  }
}

function book(booking: object, key: string = randomUUID()): Promise<TestResponse<OrderReply>> {
  return service.guest().post<OrderReply>('/api/orders', booking, { headers: { 'idempotency-key': key } });
}

/** A booking by somebody with a name of their own. */
function bookingBy(name: string, changes: object = {}): CreateOrder & { name: string } {
  return { ...bookingOf(kitchen), name, ...changes };
}

const statusOf = ({ status }: TestResponse<unknown>) => status;

/** How many orders there are of people whose names begin so. */
async function countOf(beginning: string): Promise<number> {
  const { rows } = await other.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM customer_order WHERE starts_with(customer_name, $1)',
    [beginning],
  );
  return rows[0]?.n ?? 0;
}

test('bookings at the same moment are stored by one statement; those that are refused touch no other', async () => {
  const elsewhere = await openKitchen(service);
  const foreign = [{ id: elsewhere.items[0]?.id, quantity: 1 }];
  const good = ['Aïcha', 'Brahim', 'Cheikh', 'Dado', 'Eida'];
  const { replies, sizes } = await bookTogether([
    ...good.map((name, index) => ({
      booking: bookingBy(name, { items: [{ id: kitchen.items[0]?.id, quantity: index + 1 }] }),
    })),
    { booking: bookingBy('Foreign', { items: foreign }) },
    { booking: bookingBy('Other total', { expectedTotal: 1 }) },
    { booking: bookingBy('Nowhere', { restaurant: { id: randomUUID() } }) },
    { booking: bookingBy('Short', { phone: '4455' }) },
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
  const told = await kitchen.owner.get<Notification[]>('/api/notifications');
  assert.deepEqual(
    told.body.map(({ orderId }) => orderId).sort(),
    replies
      .slice(0, 5)
      .map(({ body }) => body.id)
      .sort(),
  );
});

test('one key twice in a round is one order; with another booking it is refused', async () => {
  const [same, shared] = [randomUUID(), randomUUID()];
  const { replies, sizes } = await bookTogether([
    { booking: bookingBy('Twice'), key: same },
    { booking: bookingBy('Twice'), key: same },
    { booking: bookingBy('Shared one'), key: shared },
    { booking: bookingBy('Shared two'), key: shared },
    { booking: bookingBy('Alone') },
  ]);
  assert.deepEqual(sizes, [5]);
  const [first, second, one, two, alone] = replies;
  assert.deepEqual([first?.status, second?.status, alone?.status], [201, 201, 201]);
  assert.equal(first?.text, second?.text);
  assert.deepEqual([one, two].map((reply) => reply?.status).sort(), [201, 409]);
  assert.equal(await countOf('Twice'), 1);
  assert.equal(await countOf('Shared'), 1);
});

test('what the database does not take is refused alone', async () => {
  await other.query(`ALTER TABLE customer_order ADD CONSTRAINT poison CHECK (customer_name <> 'Poison')`);
  const names = ['Poison', ...Array.from({ length: 10 }, (_, index) => `Sound ${index}`)];
  const { replies, sizes } = await bookTogether(names.map((name) => ({ booking: bookingBy(name) })));
  assert.equal(sizes[0], 11);
  assert.deepEqual(replies.map(statusOf), [500, ...Array.from({ length: 10 }, () => 201)]);
  assert.equal(await countOf('Sound'), 10);
  const told = await kitchen.owner.get<Notification[]>('/api/notifications');
  assert.equal(told.body.length, 10);
  await other.query('ALTER TABLE customer_order DROP CONSTRAINT poison');
});

test('a code that is taken is drawn anew', async () => {
  const { randomInt } = crypto;
  let drawn = 0;
  // The first two codes are alike.
  const draw = mock.method(crypto, 'randomInt', (max: number) => (drawn++ < 12 ? 7 : randomInt(max)));
  syncBuiltinESMExports();
  const { replies } = await bookTogether(['Code 1', 'Code 2'].map((name) => ({ booking: bookingBy(name) })));
  draw.mock.restore();
  syncBuiltinESMExports();
  assert.deepEqual(replies.map(statusOf), [201, 201]);
  assert.equal(new Set(replies.map(({ body }) => body.code)).size, 2);
});

/** Until the service's statement waits for somebody else's lock; gives the process that waits. */
async function waitingProcess(): Promise<number> {
  for (let looks = 0; looks < 500; looks += 1) {
    // Within a transaction the first look would stand.
    await other.query('SELECT pg_stat_clear_snapshot()');
    const { rows } = await other.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
       WHERE wait_event_type = 'Lock' AND datname = current_database() AND query LIKE '%order_idempotency%'`,
    );
    if (rows[0]) return rows[0].pid;
    await sleep(10);
  }
  throw new Error('Nothing waits');
}

test('a round that dies before its commit is acknowledged to nobody, and can be sent again', async () => {
  await other.query('BEGIN');
  await other.query('SELECT FROM restaurant WHERE id = $1 FOR UPDATE', [kitchen.restaurant.id]);
  const sent = Array.from({ length: 6 }, (_, index) => ({
    booking: bookingBy(`Crash ${index}`),
    key: randomUUID(),
  }));
  const booked = bookTogether(sent);
  await other.query('SELECT pg_terminate_backend($1)', [await waitingProcess()]);
  const { replies, sizes } = await booked;
  await other.query('ROLLBACK');
  assert.deepEqual(sizes, [6]);
  assert.deepEqual([...new Set(replies.map(statusOf))], [503]);
  assert.equal(await countOf('Crash'), 0);
  const again = await bookTogether(sent);
  assert.deepEqual([...new Set(again.replies.map(statusOf))], [201]);
  assert.equal(await countOf('Crash'), 6);
});

test('a restaurant that somebody holds keeps only its own bookings waiting', async () => {
  const free = await openKitchen(service);
  await other.query('BEGIN');
  await other.query('SELECT FROM restaurant WHERE id = $1 FOR UPDATE', [kitchen.restaurant.id]);
  const held = book(bookingBy('Held'));
  await waitingProcess();
  const begun = performance.now();
  assert.equal((await book(bookingOf(free))).status, 201);
  assert.ok(performance.now() - begun < 3000);
  await other.query('ROLLBACK');
  assert.equal((await held).status, 201);
});

test('half a character is mended, not a failure', async () => {
  const { replies } = await bookTogether([
    { booking: bookingBy('Sal\uD800ma', { note: '\uDC00', address: String.raw`\ud800 😀` }) },
    { booking: bookingBy('Beside it') },
  ]);
  assert.deepEqual(replies.map(statusOf), [201, 201]);
  const [mended] = replies;
  assert.deepEqual(
    [mended?.body.customerName, mended?.body.note, mended?.body.address],
    ['Sal\uFFFDma', '\uFFFD', String.raw`\ud800 😀`],
  );
});
