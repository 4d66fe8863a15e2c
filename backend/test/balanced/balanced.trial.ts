// `npm run balanced -w backend`: two instances behind nginx, with the configuration of deploy/, over PgBouncer in
// transaction mode. Needs both programs on the machine (Debian: apt-get install nginx-light pgbouncer).
import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Order, Problem, RestaurantSummary, User } from 'shared-api/contract';
import sharp from 'sharp';
import { startEmbedded, type EmbeddedDatabase } from '../../src/infra/embedded/start-embedded.ts';
import { assertWhole, customers, newBurst } from '../faults/burst.ts';
import { startProcess, type ServiceProcess } from '../faults/service-process.ts';
import {
  orderBodyOf,
  createTestRestaurant,
  type TestRestaurant,
} from '../../src/features/restaurant/testing.ts';
import { openStream } from '../../src/infra/stream/testing.ts';
import { TestClient } from '../support/test-client.ts';
import { startTestService } from '../support/test-service.ts';
import { missingPrograms, startNginx, startPgBouncer, type Running } from './front.ts';

const STORMS = 100;
const CALLERS = 4;

let folder: string;
let server: EmbeddedDatabase;
let bouncer: Running;
let nginx: Running;
let instances: ServiceProcess[] = [];
let kitchen: TestRestaurant;
before(async () => {
  const missing = missingPrograms('nginx', 'pgbouncer');
  assert.deepEqual(missing, [], `install ${missing.join(' and ')} for this trial`);
  folder = await mkdtemp(join(tmpdir(), 'maida-balanced-'));
  await chmod(folder, 0o755);
  server = await startEmbedded({ dataDir: folder });
  await setRoleLimits();
  bouncer = await startPgBouncer(folder, server.connection);
  const { user = '', database = '' } = server.connection;
  const databaseUrl = `postgres://${user}@127.0.0.1:${bouncer.port}/${database}?pgbouncer=true`;
  const start = () => startProcess({ dataDir: folder, databaseUrl, env: { TRUST_PROXY: '1' } });
  instances = await Promise.all([start(), start()]);
  nginx = await startNginx(
    folder,
    instances.map(({ url }) => Number(new URL(url).port)),
  );
  const service = await startTestService({ database: server.connection });
  kitchen = await createTestRestaurant(service);
  await service.close();
});
after(async () => {
  for (const { child } of instances) child.kill('SIGKILL');
  await nginx?.stop();
  await bouncer?.stop();
  await server?.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 20 });
});

/** As the runbook says: behind a pooler a connection sets nothing itself. */
async function setRoleLimits(): Promise<void> {
  const client = new pg.Client(server.connection);
  await client.connect();
  await client.query(`ALTER ROLE ${server.connection.user} SET statement_timeout = '6s'`);
  await client.end();
}

const guest = () => new TestClient(`http://127.0.0.1:${nginx.port}`);

/** The kitchen's owner, through the balancer. */
function owner(): TestClient {
  const client = guest();
  for (const name of ['maida_session', 'XSRF-TOKEN'])
    client.setCookie(name, kitchen.owner.cookie(name) ?? '');
  return client;
}

test(`the same booking sent ${CALLERS} times at once, ${STORMS} times: one order each, and every caller gets it`, async () => {
  for (let storm = 0; storm < STORMS; storm += 1) {
    const headers = { 'idempotency-key': randomUUID() };
    const browser = guest();
    await browser.get('/auth/me');
    const booking = orderBodyOf(kitchen);
    const callers = Array.from({ length: CALLERS }, () =>
      browser.post<Order>('/api/orders', booking, { headers }),
    );
    const replies = await Promise.all(callers);
    assert.deepEqual([...new Set(replies.map(({ status }) => status))], [201]);
    assert.equal(new Set(replies.map(({ body }) => body.id)).size, 1);
  }
  const { headers } = await owner().get(`/api/orders/restaurant/${kitchen.restaurant.id}?limit=1`);
  assert.equal(headers.get('x-total-count'), String(STORMS));
});

test('a session is known to whichever instance is asked, and ended everywhere', async () => {
  const password = randomBytes(12).toString('hex');
  const client = guest();
  const account = { email: 'one@example.org', password, confirmPassword: password };
  assert.equal((await client.post<User>('/api/user', account)).status, 201);
  assert.equal((await client.post('/auth/login', { email: account.email, password })).status, 200);
  for (let look = 0; look < 10; look += 1) {
    assert.equal((await client.get<User>('/auth/me')).body.email, account.email);
  }
  assert.equal((await client.get('/auth/logout')).status, 204);
  for (let look = 0; look < 10; look += 1) assert.equal((await client.get('/auth/me')).body, null);
});

test('guesses count together, by the address that the balancer forwards', async () => {
  const codes: (string | undefined)[] = [];
  for (let guess = 0; guess < 12; guess += 1) {
    const reply = await guest().post<Problem>('/auth/login', {
      email: 'two@example.org',
      password: 'wrong guess',
    });
    codes.push(reply.body.code);
  }
  assert.ok(codes.includes('rate_limited'), codes.join(' '));
});

test('a large picture passes, and is served by both', async () => {
  const [width, height] = [2000, 1500];
  const data = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 100 })
    .toBuffer();
  assert.ok(data.length > 4_000_000);
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(data)]), 'picture.jpg');
  const path = `/api/restaurant/${kitchen.restaurant.id}/upload`;
  const stored = await owner().send<{ images: string[] }>('POST', path, { form });
  assert.equal(stored.status, 200, stored.text);
  for (let look = 0; look < 4; look += 1) {
    assert.equal((await guest().get(stored.body.images[0] ?? '')).status, 200);
  }
});

test('an instance is killed: visitors notice nothing, no order and no notification is lost', async (t) => {
  const [dying] = instances;
  await owner().delete('/api/notifications');
  const burst = newBurst();
  let isOver = false;
  let reads = 0;
  const reading = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      assert.equal((await guest().get<RestaurantSummary[]>('/api/restaurant')).status, 200);
      reads += 1;
    }
  });
  const first = await openStream(owner(), '/api/events');
  const received = new Set<string>();
  let repeated = 0;
  const following = (async () => {
    for (let stream = first; ; stream = await openStream(owner(), '/api/events', stream.lastEventId())) {
      while (!isOver && !stream.isEnded()) await sleep(10);
      if (isOver) await sleep(3000);
      for (const { event, data } of stream.events) {
        if (event !== 'notification') continue;
        const { orderId } = data as { orderId: string };
        if (received.has(orderId)) repeated += 1;
        received.add(orderId);
      }
      if (isOver) return stream.close();
    }
  })();
  // A balancer may not send a booking twice by itself: the client does, under its key.
  const ordering = customers(
    burst,
    4,
    guest,
    () => orderBodyOf(kitchen),
    () => isOver,
    [502, 503, 504],
  );
  await sleep(1500);
  dying?.child.kill('SIGKILL');
  await sleep(3000);
  isOver = true;
  await Promise.all([...reading, ordering, following]);
  t.diagnostic(`${reads} reads, ${burst.acknowledged.size} orders, ${burst.open.size} to send again`);
  await assertWhole(burst, guest());
  const orders = [...burst.acknowledged.values()].map(({ id }) => id);
  assert.deepEqual(
    orders.filter((id) => !received.has(id)),
    [],
  );
  assert.equal(repeated, 0);
});
