import assert from 'node:assert/strict';
import { after, before, mock, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AuditEntry } from 'shared-api/contract';
import { READ_BATCH_SIZE } from '../../infra/http/each-page.ts';
import { createTestRestaurant, place, type TestRestaurant } from '../restaurant/testing.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';

let service: TestService;
let admin: TestClient;
let kitchen: TestRestaurant;

before(async () => {
  service = await startTestService();
  ({ client: admin } = await service.as('ADMIN'));
  kitchen = await createTestRestaurant(service, {
    prices: [100, 45.5],
    fields: { name: 'Chez Fatou, Ksar' },
  });
});
after(() => service.close());

/** Lines of a file, without byte order mark and header. */
async function linesOf(client: TestClient, path: string): Promise<string[]> {
  const reply = await client.get(path);
  assert.equal(reply.status, 200, reply.text);
  return reply.text.trimEnd().split('\r\n').slice(1);
}

test('exports orders as a file for spreadsheets', async () => {
  const { client } = await service.as('USER', { firstname: 'Ramata', lastname: '=Ly' });
  const order = await place(client, kitchen, {
    name: '=cmd()',
    landmark: 'Blue "door"',
    orderType: 'Delivery',
  });
  const reply = await admin.fetch('GET', `/api/orders/export?q=${order.code}`);
  assert.equal(reply.status, 200);
  assert.equal(reply.headers.get('content-type'), 'text/csv; charset=utf-8');
  assert.match(
    reply.headers.get('content-disposition') ?? '',
    /^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/,
  );
  assert.equal(reply.headers.get('cache-control'), 'no-store');
  const bytes = Buffer.from(await reply.arrayBuffer());
  assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf]);
  const [header, line, ...rest] = bytes.subarray(3).toString().trimEnd().split('\r\n');
  assert.deepEqual(rest, []);
  assert.match(header ?? '', /^code,orderDate,restaurant,status,stage,orderType,customerName,/);
  const time = `${order.orderDate.slice(0, 10)} ${order.orderDate.slice(11, 19)}`;
  assert.equal(
    line,
    [
      `${order.code},${time},"Chez Fatou, Ksar",PENDING,pending,Delivery,'=cmd(),Ramata,'=Ly,${order.phone},Îlot K 73,,`,
      `"Blue ""door""",,"1 × Dish 0; 1 × Dish 1",145.50,0.00,145.50,cash,,,0.00,`,
    ].join(''),
  );
});

test('writes header, stages and payments in the language of who reads the file', async () => {
  const order = await place(service.guest(), kitchen, { orderType: 'Delivery', commune: 'Ksar' });
  const fileOf = async (language: string) => {
    const { status, text } = await admin.get(`/api/orders/export?q=${order.code}&language=${language}`);
    return { status, lines: text.replace('\u{FEFF}', '').trimEnd().split('\r\n') };
  };
  const french = (await fileOf('fr')).lines;
  assert.match(french[0] ?? '', /^Commande,Passée le,Restaurant,Statut,Étape,Livraison ou à emporter,/);
  assert.match(french[1] ?? '', /,En attente,en attente,Livraison,.*,Espèces,,,0\.00,$/);
  const arabic = (await fileOf('ar')).lines;
  assert.match(arabic[0] ?? '', /^الطلب,تاريخ الطلب,المطعم,الحالة,المرحلة,/);
  assert.match(arabic[1] ?? '', /,قيد الانتظار,قيد الانتظار,توصيل,.*,لكصر,.*,نقدًا,,,0\.00,$/);
  assert.equal((await fileOf('xx')).status, 400);
  const log = await admin.get<AuditEntry[]>('/api/audit?action=orders_exported&limit=1');
  assert.ok(!log.body[0]?.changes.some(({ field }) => field === 'language'));
});

test('writes roles and answers in an accounts file in the language of who reads it', async () => {
  const { user } = await service.as('PROVIDER', { lastname: 'Mint Sidi' });
  const reply = await admin.get(`/api/user/export?q=${encodeURIComponent(user.email)}&language=ar`);
  const [header, line] = reply.text.replace('\u{FEFF}', '').split('\r\n');
  assert.match(header ?? '', /^الحساب,الاسم الأول,اسم العائلة,البريد الإلكتروني,الهاتف,الدور,/);
  assert.match(line ?? '', /Mint Sidi,.*,صاحب مطعم,(?:نعم|لا),(?:نعم|لا),/);
});

test('exports with the filters and the sorting of the list', async () => {
  const other = await createTestRestaurant(service, { prices: [10], fields: { name: 'Other' } });
  await place(service.guest(), other);
  await place(service.guest(), other, {
    orderType: 'Delivery',
    items: [{ id: other.items[0]?.id ?? '', quantity: 3 }],
  });
  const totals = async (query: string) =>
    (await linesOf(admin, `/api/orders/export?restaurantName=Other${query}`)).map(
      (line) => /,(\d+\.\d\d),cash/.exec(line)?.[1],
    );
  assert.deepEqual(await totals('&sort=highest'), ['30.00', '10.00']);
  assert.deepEqual(await totals('&orderType=Takeaway'), ['10.00']);
  assert.deepEqual(await totals('&status=COMPLETED'), []);
  assert.equal((await admin.get('/api/orders/export?sort=best')).status, 400);
});

test('exports a restaurant’s own orders to its owner only', async () => {
  const own = await createTestRestaurant(service, { prices: [10] });
  const order = await place(service.guest(), own);
  const path = `/api/orders/restaurant/${own.restaurant.id}/export`;
  for (const client of [own.owner, admin]) {
    const lines = await linesOf(client, path);
    assert.deepEqual([lines.length, lines[0]?.slice(0, 7)], [1, order.code]);
  }
  assert.equal((await kitchen.owner.get(path)).status, 404);
  assert.equal((await (await service.as('USER')).client.get(path)).status, 403);
  for (const all of ['/api/orders/export', '/api/user/export']) {
    assert.equal((await own.owner.get(all)).status, 403);
    assert.equal((await service.guest().get(all)).status, 401);
    assert.equal((await admin.fetch('HEAD', all)).status, 404);
  }
});

test('audits an export with its filters', async () => {
  await linesOf(admin, '/api/orders/export?status=PENDING&q=salma');
  await linesOf(admin, '/api/user/export?role=ADMIN');
  await linesOf(kitchen.owner, `/api/orders/restaurant/${kitchen.restaurant.id}/export`);
  const { body } = await admin.get<AuditEntry[]>('/api/audit?limit=3');
  assert.deepEqual(
    body.map(({ action, role, object, changes }) => [action, role, object.kind, object.id, changes]),
    [
      ['orders_exported', 'PROVIDER', 'restaurant', kitchen.restaurant.id, []],
      ['users_exported', 'ADMIN', 'user', null, [{ field: 'role', before: null, after: 'ADMIN' }]],
      [
        ...(['orders_exported', 'ADMIN', 'order', null] as const),
        [
          { field: 'q', before: null, after: 'salma' },
          { field: 'status', before: null, after: 'PENDING' },
        ],
      ],
    ],
  );
});

/** Statements are short: each has its time limit, on a busy machine too. */
const ROWS_A_STATEMENT = 5_000;

async function addUsers(count: number, word = 'many', nameLength = 0): Promise<void> {
  for (let first = 1; first <= count; first += ROWS_A_STATEMENT) {
    await service.context.db.execute(
      {
        name: 'test.many-users',
        text: `INSERT INTO app_user (id, email, password_hash, role, firstname, sort_name, search_text, created_at, updated_at)
               SELECT gen_random_uuid(), 'many-' || gen_random_uuid() || '@example.org', 'x', 'USER', repeat('x', $4::int),
                 'many ' || n, $3, to_timestamp(n / 3), now() FROM generate_series($1::int, $2::int) AS n`,
      },
      [first, Math.min(count, first + ROWS_A_STATEMENT - 1), word, nameLength],
    );
  }
}

test('exports every row of a long list once', async () => {
  await addUsers(2 * READ_BATCH_SIZE);
  for (const sort of ['newest', 'oldest', 'name', 'email']) {
    const lines = await linesOf(admin, `/api/user/export?q=many&sort=${sort}`);
    assert.equal(new Set(lines).size, 2 * READ_BATCH_SIZE, sort);
    assert.equal(lines.length, 2 * READ_BATCH_SIZE, sort);
  }
});

/** The number of calls of a mock once they stop. */
async function countCallsWhenIdle(query: { readonly mock: { callCount(): number } }): Promise<number> {
  for (let before = -1, turn = 0; turn < 20; turn += 1) {
    const now = query.mock.callCount();
    if (now === before) return now;
    before = now;
    await sleep(500);
  }
  throw new Error(`It goes on and on: ${query.mock.callCount()} calls`);
}

test('stops reading when the client leaves', async () => {
  await addUsers(60 * READ_BATCH_SIZE);
  const { db } = service.context;
  const query = mock.method(db.reads, 'query');
  const reply = await admin.fetch('GET', '/api/user/export?q=many');
  const reader = reply.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  const pages = await countCallsWhenIdle(query);
  assert.ok(pages < 40, `${pages} pages`);
  query.mock.restore();
});

test('answers a failure before the first line, and aborts after a later one', async () => {
  const { db } = service.context;
  const { query } = db.reads;
  let calls = 0;
  const failing = mock.method(db.reads, 'query', (...values: Parameters<typeof query>) => {
    calls += 1;
    return calls >= 3 ? Promise.reject(new Error('Connection terminated')) : query(...values);
  });
  const reply = await admin.fetch('GET', '/api/user/export?q=many');
  assert.equal(reply.status, 200);
  await assert.rejects(reply.text());
  assert.equal((await admin.get('/api/user/export?q=many')).status, 503);
  failing.mock.restore();
});

test('waits for a slow client, with only a few pages in memory', async () => {
  const [pages, nameLength] = [12, 10_000];
  await addUsers(pages * READ_BATCH_SIZE, 'long', nameLength);
  const query = mock.method(service.context.db.reads, 'query');
  const reply = await admin.fetch('GET', '/api/user/export?q=long');
  const reader = reply.body?.getReader();
  const read = async () => (await reader?.read())?.value?.length;
  let bytes = (await read()) ?? 0;
  const readPages = await countCallsWhenIdle(query);
  assert.ok(readPages < pages, `${readPages} of ${pages} pages were read`);
  for (let size = await read(); size !== undefined; size = await read()) bytes += size;
  assert.ok(bytes > pages * READ_BATCH_SIZE * nameLength);
  assert.ok(query.mock.callCount() >= pages, 'then all of it');
  query.mock.restore();
});
