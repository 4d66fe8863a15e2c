import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Problem } from 'shared-api/contract';
import {
  orderBodyOf,
  createTestRestaurant,
  type TestRestaurant,
} from '../../src/features/restaurant/testing.ts';
import { cloneTemplate } from '../support/test-database.ts';
import type { TestResponse } from '../support/test-client.ts';
import { startTestService, type TestService } from '../support/test-service.ts';
import { assertWhole, book, bookOpen, newBurst } from './burst.ts';
import { startTcpProxy, type TcpProxy, type Weather } from './tcp-proxy.ts';

const MAX_MS = 10_000;
const RECOVERY_MS = 5000;

let proxy: TcpProxy;
let service: TestService;
let kitchen: TestRestaurant;
before(async () => {
  const database = await cloneTemplate();
  proxy = await startTcpProxy(join(database.host ?? '', `.s.PGSQL.${database.port ?? 5432}`));
  service = await startTestService({ database: { ...database, host: '127.0.0.1', port: proxy.port } });
  kitchen = await createTestRestaurant(service);
});
after(async () => {
  proxy.set({ kind: 'fair' });
  await service.close();
  await proxy.close();
});

interface Timed {
  readonly reply: TestResponse<Problem>;
  readonly took: number;
}

async function timed(path: string): Promise<Timed> {
  const begun = performance.now();
  const reply = await service.guest().get<Problem>(path);
  return { reply, took: performance.now() - begun };
}

/** Reads of several kinds, sent at once. */
function readAll(): Promise<Timed[]> {
  const { id, provider } = kitchen.restaurant;
  const paths = [
    '/api/restaurant',
    `/api/restaurant/${id}`,
    `/api/providers/restaurant/slug/${provider.slug}`,
    `/api/restaurant/${id}/reviews`,
    '/api/orders/track/AAAAAAAAAAAAAAAAAAAAAA',
  ];
  return Promise.all([...paths, ...paths].map(timed));
}

async function recovered(): Promise<number> {
  const begun = performance.now();
  while (!(await service.service.ready()) || (await timed('/api/restaurant')).reply.status !== 200) {
    assert.ok(performance.now() - begun < RECOVERY_MS, 'does not recover');
    await sleep(50);
  }
  return performance.now() - begun;
}

const FAULTS: readonly { readonly name: string; readonly weather: Weather }[] = [
  { name: 'is gone', weather: { kind: 'gone' } },
  { name: 'answers nothing any more', weather: { kind: 'black hole' } },
];

for (const { name, weather } of FAULTS) {
  test(`a database that ${name}: every request ends with 503, and all is well soon after`, async (t) => {
    proxy.set(weather);
    const burst = newBurst();
    const booking = book(burst, service.guest(), orderBodyOf(kitchen));
    const answers = await readAll();
    await booking;
    assert.equal(await service.service.ready(), false);
    proxy.set({ kind: 'fair' });
    const recovery = await recovered();
    for (const { reply, took } of answers) {
      assert.deepEqual([reply.status, reply.body.code], [503, 'unavailable']);
      assert.ok(Number(reply.headers.get('retry-after')) > 0);
      assert.ok(took < MAX_MS, `${took} ms`);
    }
    // What was not acknowledged can be sent again, and is booked once.
    await bookOpen(burst, service);
    assert.equal(burst.open.size, 0);
    await assertWhole(burst, service.guest());
    const slowest = Math.max(...answers.map(({ took }) => took));
    t.diagnostic(`slowest answer ${Math.round(slowest)} ms, recovered after ${Math.round(recovery)} ms`);
  });
}

test('a database that is slow: requests are served late or refused in time, and orders stay whole', async (t) => {
  proxy.set({ kind: 'slow', milliseconds: 500 });
  const burst = newBurst();
  const keys = Array.from({ length: 4 }, () => book(burst, service.guest(), orderBodyOf(kitchen)));
  const answers = await readAll();
  await Promise.all(keys);
  proxy.set({ kind: 'fair' });
  const recovery = await recovered();
  for (const { reply, took } of answers) {
    assert.ok([200, 404, 503].includes(reply.status), reply.text);
    assert.ok(took < MAX_MS, `${took} ms`);
  }
  await bookOpen(burst, service);
  assert.equal(burst.open.size, 0);
  await assertWhole(burst, service.guest());
  const slowest = Math.max(...answers.map(({ took }) => took));
  t.diagnostic(`slowest answer ${Math.round(slowest)} ms, recovered after ${Math.round(recovery)} ms`);
});

const DAY_MS = 86_400_000;

for (const [name, jump] of [
  ['forward', DAY_MS],
  ['back', -2 * DAY_MS],
] as const) {
  test(`a clock that jumps ${name}: orders are taken, found and followed as before`, async () => {
    const burst = newBurst();
    await book(burst, service.guest(), orderBodyOf(kitchen));
    service.advance(jump);
    await book(burst, service.guest(), orderBodyOf(kitchen));
    assert.equal(burst.acknowledged.size, 2);
    await assertWhole(burst, service.guest());
    const { client } = await service.as('ADMIN');
    const listed = await client.get<{ id: string }[]>('/api/orders?limit=100');
    const ids = listed.body.map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
    for (const { id } of burst.acknowledged.values()) assert.ok(ids.includes(id));
  });
}
