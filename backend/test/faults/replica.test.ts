import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { OrderSummary, Restaurant, RestaurantSummary } from 'shared-api/contract';
import type { ReplicaState } from '../../src/infra/database/replica-status.ts';
import {
  orderBodyOf,
  createTestRestaurant,
  place,
  type TestRestaurant,
} from '../../src/features/restaurant/testing.ts';
import { startReplicatedPair, type ReplicatedPair } from '../support/standby.ts';
import type { TestClient } from '../support/test-client.ts';
import { startTestService, type TestService } from '../support/test-service.ts';
import { assertWhole, book, customers, newBurst } from './burst.ts';
import { times } from './scale.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

const metricsToken = 'a token of the operators';
const CHANGE_MS = 5000;

let pair: ReplicatedPair;
let proxy: TcpProxy;
let replicaUrl: string;
let service: TestService;
let second: TestService;
let kitchen: TestRestaurant;
let admin: TestClient;
before(async () => {
  pair = await startReplicatedPair();
  const { host = '', port = 5432, user, database } = pair.standby;
  proxy = await startTcpProxy(join(host, `.s.PGSQL.${port}`));
  replicaUrl = `postgres://${user}@127.0.0.1:${proxy.port}/${database}`;
  const options = { database: pair.primary, replicaUrl, config: { metricsToken } };
  service = await startTestService(options);
  second = await startTestService(options);
  kitchen = await createTestRestaurant(service);
  admin = (await service.as('ADMIN')).client;
});
after(async () => {
  proxy.set({ kind: 'fair' });
  await Promise.all([service.close(), second.close()]);
  await proxy.close();
  await pair.close();
});

const status = (one: TestService = service) => {
  const known = one.context.db.replica();
  assert.ok(known);
  return known;
};

async function untilState(state: ReplicaState): Promise<void> {
  for (const one of [service, second]) {
    const end = Date.now() + CHANGE_MS;
    while (status(one).state !== state) {
      assert.ok(Date.now() < end, `${status(one).state}, not ${state}`);
      await sleep(20);
    }
  }
}

/** What `work` made the servers answer. */
async function readsOf(work: () => Promise<unknown>): Promise<{ replica: number; primary: number }> {
  const before = status().reads;
  await work();
  const after = status().reads;
  return { replica: after.replica - before.replica, primary: after.primary - before.primary };
}

async function onStandby(sql: string): Promise<void> {
  const client = new pg.Client(pair.standby);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Writes of several kinds, each read back at once, on the other instance as well. */
async function writeAndRead(round: number): Promise<void> {
  const { id, provider } = kitchen.restaurant;
  const order = await place(service.guest(), kitchen);
  const listed = await kitchen.owner.get<OrderSummary[]>(`/api/orders/restaurant/${id}?limit=1`);
  assert.equal(listed.body[0]?.id, order.id, 'the owner sees the order');
  const description = `Rice, the ${round}th`;
  const saved = await kitchen.owner.put<Restaurant>(`/api/restaurant/${id}`, { description });
  assert.equal(saved.status, 200, saved.text);
  for (const one of [service, second]) {
    const menu = await one.guest().get<Restaurant>(`/api/providers/restaurant/slug/${provider.slug}`);
    assert.deepEqual([menu.body.description, menu.body.version], [description, saved.body.version]);
    const list = await one.guest().get<RestaurantSummary[]>('/api/restaurant');
    assert.equal(list.body.find((row) => row.id === id)?.description, description);
  }
  const people = await admin.get<{ email: string }[]>(`/api/user?limit=1&q=reader-${round}@`);
  assert.deepEqual(people.body, []);
  await service.createUser({ email: `reader-${round}@example.org` });
  const found = await admin.get<{ email: string }[]>(`/api/user?limit=1&q=reader-${round}@`);
  assert.equal(found.body.length, 1);
}

test('a write is read back at once, everywhere, and the replica answers the reads', async (t) => {
  await untilState('following');
  const rounds = times(300, 25);
  const { replica, primary } = await readsOf(async () => {
    for (let round = 0; round < rounds; round += 1) await writeAndRead(round);
  });
  t.diagnostic(`${replica} reads by the replica, ${primary} by the primary`);
  // On a machine that is very busy it may be behind for a while.
  assert.ok(replica > rounds, `${replica} by the replica, ${primary} by the primary`);
  await untilState('following');
  const ready = await service.guest().get('/readyz');
  assert.deepEqual(ready.body, { status: 'ok', replica: 'following' });
});

test('under a burst of orders reads go to the replica, each as fresh as the last order', async (t) => {
  const burst = newBurst();
  let isOver = false;
  const ordering = customers(
    burst,
    4,
    second.guest,
    () => orderBodyOf(kitchen),
    () => isOver,
  );
  let seen = 0;
  const end = Date.now() + times(10_000, 1500);
  const { replica, primary } = await readsOf(async () => {
    while (Date.now() < end) {
      const acknowledged = [...burst.acknowledged.values()].at(-1);
      const { body } = await admin.get<OrderSummary[]>('/api/orders?limit=100');
      if (acknowledged)
        assert.ok(
          body.some(({ id }) => id === acknowledged.id),
          'the last order is listed',
        );
      seen += 1;
    }
  });
  isOver = true;
  await ordering;
  await assertWhole(burst, service.guest());
  const { length } = [...burst.acknowledged];
  t.diagnostic(
    `${length} orders, ${seen} lists; reads: ${replica} by the replica, ${primary} by the primary`,
  );
  assert.ok(replica > 0);
});

test('a replica that falls behind gets no reads until it has caught up; versions never go back', async (t) => {
  await untilState('following');
  await onStandby('SELECT pg_wal_replay_pause()');
  const tags: number[] = [];
  let slowest = 0;
  const { replica } = await readsOf(async () => {
    for (let round = 0; round < 12; round += 1) {
      const begun = performance.now();
      await writeAndRead(1000 + round);
      if (round > 0) slowest = Math.max(slowest, performance.now() - begun);
      for (const one of [service, second]) {
        const { headers } = await one.guest().get('/api/restaurant');
        tags.push(Number(/-(\d+)"$/.exec(headers.get('etag') ?? '')?.[1]));
      }
    }
  });
  assert.equal(replica, 0);
  assert.deepEqual(
    tags,
    tags.toSorted((a, b) => a - b),
  );
  assert.equal(status().state, 'behind');
  assert.ok((status().lag ?? 0) > 0);
  const ready = await service.guest().get('/readyz');
  assert.deepEqual([ready.status, ready.body], [200, { status: 'ok', replica: 'behind' }]);
  const metrics = await service.guest().get('/metrics', {
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  assert.match(metrics.text, /maida_replica_state\{state="behind"\} 1/);
  assert.match(metrics.text, /maida_replica_reads_total\{server="primary"\} [1-9]/);
  assert.match(metrics.text, /maida_replica_lag_bytes [1-9]/);
  await onStandby('SELECT pg_wal_replay_resume()');
  const begun = performance.now();
  await untilState('following');
  t.diagnostic(
    `twelve calls at most ${Math.round(slowest)} ms; back after ${Math.round(performance.now() - begun)} ms`,
  );
  assert.ok((await readsOf(() => writeAndRead(2000))).replica > 0);
});

for (const weather of ['gone', 'black hole'] as const) {
  test(`a replica that is ${weather}: the primary answers, soon and rightly, and it comes back by itself`, async (t) => {
    await untilState('following');
    proxy.set({ kind: weather });
    const begun = performance.now();
    // Nothing was written since, so only the reads themselves can notice.
    assert.equal((await admin.get('/api/orders?limit=1')).status, 200);
    assert.ok(performance.now() - begun < 10_000);
    await writeAndRead(weather === 'gone' ? 3000 : 4000);
    const first = performance.now() - begun;
    await untilState('away');
    const later = performance.now();
    const { replica } = await readsOf(() => writeAndRead(weather === 'gone' ? 3001 : 4001));
    assert.equal(replica, 0);
    t.diagnostic(`calls at once ${Math.round(first)} ms, then ${Math.round(performance.now() - later)} ms`);
    assert.ok(first < 10_000);
    const ready = await service.guest().get('/readyz');
    assert.deepEqual([ready.status, ready.body], [200, { status: 'ok', replica: 'away' }]);
    proxy.set({ kind: 'fair' });
    await untilState('following');
  });
}

test('reads whose connections to the replica are ended in the middle are answered by the primary', async () => {
  await untilState('following');
  let isOver = false;
  const reading = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const { status: code } = await admin.get('/api/orders?limit=100');
      assert.equal(code, 200);
    }
  });
  for (let round = 0; round < 10; round += 1) {
    await sleep(50);
    await onStandby(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'maida'`,
    );
  }
  isOver = true;
  await Promise.all(reading);
});

test('a server that is no standby of the database gets no reads', async () => {
  const stranger = await startTestService({ database: pair.primary, replicaUrl: addressOfPrimary() });
  try {
    assert.equal(status(stranger).state, 'away');
    const { body } = await stranger.guest().get<RestaurantSummary[]>('/api/restaurant');
    assert.ok(body.some(({ id }) => id === kitchen.restaurant.id));
    assert.deepEqual([status(stranger).reads.replica, status(stranger).reads.primary > 0], [0, true]);
  } finally {
    await stranger.close();
  }
});

function addressOfPrimary(): string {
  const { host = '', user, database } = pair.primary;
  return `postgres://${user}@/${database}?host=${encodeURIComponent(host)}`;
}

test('an order goes through while the replica is away', async () => {
  proxy.set({ kind: 'gone' });
  const burst = newBurst();
  await book(burst, service.guest(), orderBodyOf(kitchen));
  assert.equal(burst.open.size, 0);
  await assertWhole(burst, service.guest());
  proxy.set({ kind: 'fair' });
});

test('a replica that was promoted is one no more: it gets no reads, whatever is written there', async () => {
  await untilState('following');
  await onStandby('SELECT pg_promote()');
  await onStandby(`UPDATE restaurant SET name = 'Of another world'`);
  const { replica } = await readsOf(() => writeAndRead(5000));
  await untilState('away');
  const { body } = await service.guest().get<RestaurantSummary[]>('/api/restaurant');
  assert.deepEqual([replica, body.some(({ name }) => name === 'Of another world')], [0, false]);
});
