/**
 * Throughput of the service beside the least code that could do the same work on the same machine: bare `node:http`
 * with `pg` for the list, a cached buffer for the unchanged list, `pg` with and without `node:http` for orders. Every
 * round runs both, alternating. Then the pages that the screens' queries touch on a small and on a large database. `npm
 * run bench:service`.
 */
import autocannon from 'autocannon';
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { amount, isSmoke } from './amount.ts';
import { measureGrowth } from './growth/measure-growth.ts';
import { openFilled, type FilledService } from './growth/open-filled.ts';
import type { Recorded } from './growth/record-statements.ts';
import type { BookingBody } from './service/bare-booking.ts';
import { startContender, type Connection, type Contender } from './service/contenders.ts';
import { writeResult } from './write-result.ts';

const PAIRS = amount(7, 1);
const SECONDS = amount(2, 1);
/** Concurrent readers of the list, and concurrent orders: more than the service has database connections. */
const READERS = 32;
const BOOKINGS = 16;
/** Options of each dish in a large basket. */
const OPTIONS = 3;
const LIST = '/api/restaurant?limit=50';
const SIZE = { users: 200, restaurants: 50, orders: 1000, messages: 1, entries: 1 };

/** Successful requests per second. */
type Rate = () => Promise<number>;

interface Booking {
  /** Headers of a browser of its own. */
  readonly newHeaders: () => Record<string, string>;
  readonly body: BookingBody;
  /** Five dishes, each with three options. */
  readonly largeBody: BookingBody;
}

async function load(
  options: Omit<Parameters<typeof autocannon>[0], 'connections' | 'duration'>,
  connections = READERS,
): Promise<number> {
  const result = await autocannon({ ...options, connections, duration: SECONDS });
  const good = result['2xx'] + result['3xx'];
  if (result.errors > 0 || good === 0) throw new Error(`${options.url}: ${JSON.stringify(result)}`);
  return good / result.duration;
}

function connectionOf({ client }: FilledService): Connection {
  const { host, port, user = '', database = '', password } = client;
  return { host, port, user, database, password: typeof password === 'string' ? password : '' };
}

/** Always open, so that orders are accepted at any hour. */
const ALL_HOURS = {
  week: Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]),
  exceptions: [],
  pausedUntil: null,
};

/** Statements for a list that is not cached: its version and the page. */
async function recordList(filled: FilledService): Promise<{ statements: Recorded[]; text: string }> {
  const { url, client, recorder } = filled;
  await (await fetch(url + LIST)).text();
  await client.query('UPDATE restaurant_revision SET revision = revision + 1');
  recorder.take();
  const text = await (await fetch(url + LIST)).text();
  const statements = recorder.take().filter(({ name }) => !name.startsWith('restaurant.count'));
  return { statements, text };
}

/** Gives all dishes of a restaurant the same group of options. Returns the ids of the options. */
async function addOptions({ client }: FilledService, restaurant: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `WITH made AS (INSERT INTO option_group (id, restaurant_id, name, min, max, free, is_repeatable, position)
                   VALUES (gen_random_uuid(), $1, 'Extras', 1, 3, 1, FALSE, 0) RETURNING id),
     attached AS (UPDATE menu_item SET option_groups = ARRAY(SELECT id FROM made) WHERE restaurant_id = $1)
     INSERT INTO menu_option (id, group_id, name, price, position)
     SELECT gen_random_uuid(), made.id, 'Extra ' || n, n * 500, n FROM made, generate_series(0, 5) AS n RETURNING id`,
    [restaurant],
  );
  return rows.map(({ id }) => id).slice(0, OPTIONS);
}

/** Every order comes from a browser and a phone of its own: one of them may not order on and on. */
async function makeBooking(filled: FilledService): Promise<Booking> {
  const { url, client, xsrfTokenOf } = filled;
  const start = await fetch(`${url}/auth/me`);
  const names = start.headers.getSetCookie().map((line) => line.split('=', 1)[0] ?? '');
  const visitorCookie = names.find((name) => name.endsWith('visitor')) ?? '';
  const { rows } = await client.query<{ restaurant: string; items: string[] }>(
    `SELECT restaurant_id AS restaurant, (array_agg(id))[1:5] AS items FROM menu_item
     WHERE restaurant_id IN (SELECT id FROM restaurant WHERE is_confirmed AND promotions IS NULL) GROUP BY 1 LIMIT 2`,
  );
  const [kitchen, largeKitchen] = rows;
  if (!kitchen || !largeKitchen) throw new Error('No restaurant is open');
  const options = (await addOptions(filled, largeKitchen.restaurant)).map((id) => ({ id, quantity: 1 }));
  const contact = { orderType: 'Takeaway', name: 'Salma', phone: '4455020101', address: 'Ksar 12' } as const;
  return {
    newHeaders: () => {
      const visitor = randomBytes(32).toString('base64url');
      const token = xsrfTokenOf(visitor);
      return {
        cookie: `${visitorCookie}=${visitor}; XSRF-TOKEN=${token}`,
        'x-xsrf-token': token,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      };
    },
    body: {
      ...contact,
      restaurant: { id: kitchen.restaurant },
      items: kitchen.items.slice(0, 3).map((id) => ({ id, quantity: 1 })),
    },
    largeBody: {
      ...contact,
      restaurant: { id: largeKitchen.restaurant },
      items: largeKitchen.items.map((id) => ({ id, quantity: 1, options })),
    },
  };
}

/** Orders of one body, each of a new guest under a new idempotency key. */
function bookingLoad(url: string, { newHeaders }: Booking, body: BookingBody): Parameters<typeof load>[0] {
  const setupRequest = (request: object) => ({
    ...request,
    headers: newHeaders(),
    body: JSON.stringify({ ...body, phone: `22${String(randomInt(100_000_000)).padStart(8, '0')}` }),
  });
  return { url: `${url}/api/orders`, method: 'POST', requests: [{ setupRequest }] };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @param settle run after the warm-up: maintenance that the database would do later by itself */
async function compare(
  what: string,
  bar: number | null,
  ours: Rate,
  bare: Rate,
  settle?: () => Promise<unknown>,
): Promise<object> {
  await ours();
  await bare();
  await settle?.();
  const ratios: number[] = [];
  const rates: [number, number][] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const isFirst = pair % 2 === 0;
    const before = isFirst ? await ours() : await bare();
    const after = isFirst ? await bare() : await ours();
    const [own, other] = isFirst ? [before, after] : [after, before];
    rates.push([own, other]);
    ratios.push(own / other);
  }
  const row = {
    what,
    service: Math.round(median(rates.map(([own]) => own))),
    bare: Math.round(median(rates.map(([, other]) => other))),
    ratio: Number(median(ratios).toFixed(2)),
    least: Number(Math.min(...ratios).toFixed(2)),
    most: Number(Math.max(...ratios).toFixed(2)),
    bar,
  };
  console.table([row]);
  return row;
}

const dataDir = await mkdtemp(join(tmpdir(), 'maida-bench-'));
const filled = await openFilled(SIZE);
const contenders: Contender[] = [];
async function start(...task: Parameters<typeof startContender>): Promise<Contender> {
  const contender = await startContender(...task);
  contenders.push(contender);
  return contender;
}

try {
  const connection = connectionOf(filled);
  await filled.client.query('UPDATE restaurant SET schedule = $1, is_closed = FALSE', [ALL_HOURS]);
  const { statements, text } = await recordList(filled);
  const booking = await makeBooking(filled);
  const service = await start({ kind: 'service', connection, dataDir });
  const list = await start({ kind: 'list', connection, statements });
  const buffer = await start({ kind: 'buffer', text });
  const orders = await start({ kind: 'orders', connection });
  const ordersAlone = await start({ kind: 'orders without http', connection, body: booking.body });
  const etag = (await fetch(service.url + LIST)).headers.get('etag') ?? '';

  const rows = [
    await compare(
      'GET /api/restaurant, 50 restaurants ÷ node:http with the same SQL',
      0.8,
      () => load({ url: service.url + LIST }),
      () => load({ url: list.url }),
    ),
    await compare(
      'the same, unchanged (304) ÷ node:http with a cached buffer',
      0.5,
      () => load({ url: service.url + LIST, headers: { 'if-none-match': etag } }),
      () => load({ url: buffer.url }),
    ),
    await compare(
      'POST /api/orders ÷ pg alone, a transaction each',
      0.6,
      () => load(bookingLoad(service.url, booking, booking.body), BOOKINGS),
      () => ordersAlone.run(SECONDS),
      () => filled.client.query('ANALYZE'),
    ),
    await compare(
      'the same ÷ node:http with pg',
      null,
      () => load(bookingLoad(service.url, booking, booking.body), BOOKINGS),
      () => load(bookingLoad(orders.url, booking, booking.body), BOOKINGS),
    ),
    await compare(
      'POST /api/orders, 5 dishes with 3 options each ÷ node:http with pg',
      0.6,
      () => load(bookingLoad(service.url, booking, booking.largeBody), BOOKINGS),
      () => load(bookingLoad(orders.url, booking, booking.largeBody), BOOKINGS),
    ),
  ];
  console.table(rows);
  await writeResult('service', rows);
} finally {
  for (const contender of contenders) contender.stop();
  await filled.close();
  await rm(dataDir, { recursive: true, force: true });
}

// On its own, too: `bench:growth`.
if (!isSmoke) await measureGrowth();
