import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  orderBodyOf,
  createTestRestaurant,
  place,
  type TestRestaurant,
} from '../../src/features/restaurant/testing.ts';
import { openStream } from '../../src/infra/stream/testing.ts';
import { startTestService, type TestService } from '../support/test-service.ts';
import { assertWhole, bookOpen, customers, newBurst } from './burst.ts';
import { addressOf, startProcess, untilExit, type ServiceProcess } from './service-process.ts';
import { times } from './scale.ts';

const EXIT_MS = 10_000;

let service: TestService;
let kitchen: TestRestaurant;
let dataDir: string;
const processes: ServiceProcess[] = [];
before(async () => {
  service = await startTestService();
  kitchen = await createTestRestaurant(service);
  dataDir = await mkdtemp(join(tmpdir(), 'maida-stop-'));
});
after(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await service.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function instance(): Promise<ServiceProcess> {
  const made = await startProcess({ dataDir, databaseUrl: addressOf(service.database) });
  processes.push(made);
  return made;
}

test('stopped under load: accepted requests are answered, streams end with a hint, the process exits', async (t) => {
  const stopping = await instance();
  const burst = newBurst();
  const order = await place(service.guest(), kitchen);
  const stream = await openStream(stopping.guest(), `/api/orders/track/${order.trackingToken}/events`);
  let isOver = false;
  const ordering = customers(
    burst,
    8,
    stopping.guest,
    () => orderBodyOf(kitchen),
    () => isOver,
  );
  await sleep(500);
  const exit = untilExit(stopping.child);
  stopping.child.kill('SIGTERM');
  const took = await exit;
  isOver = true;
  await ordering;
  await stream.untilEnd();
  t.diagnostic(`${burst.acknowledged.size} orders, exit after ${Math.round(took)} ms`);
  assert.ok(took <= EXIT_MS, `exit after ${took} ms`);
  assert.equal(stopping.child.exitCode, 0);
  assert.ok((stream.retry() ?? 0) > 0, 'the stream said when to come back');
  assert.ok(burst.acknowledged.size > 0);
  // Another instance knows everything that was acknowledged, and takes what was not, once.
  const next = await instance();
  await assertWhole(burst, next.guest());
  await bookOpen(burst, next);
  assert.equal(burst.open.size, 0);
});

test('an instance dies under its readers: on another one they miss nothing and get nothing twice', async (t) => {
  const rounds = times(10, 2);
  for (let round = 0; round < rounds; round += 1) {
    const dying = await instance();
    const other = await instance();
    await kitchen.owner.delete('/api/notifications');
    const reader = await service.signIn(kitchen.user);
    const at = (address: ServiceProcess) => {
      const client = address.guest();
      for (const name of ['maida_session', 'XSRF-TOKEN']) client.setCookie(name, reader.cookie(name) ?? '');
      return client;
    };
    const before = await openStream(at(dying), '/api/events');
    const expected: string[] = [];
    const orders = Array.from({ length: 12 }, async (_, index) => {
      await sleep(index * 25);
      expected.push((await place(other.guest(), kitchen)).id);
    });
    await sleep(150);
    dying.child.kill('SIGKILL');
    await before.untilEnd();
    const after = await openStream(at(other), '/api/events', before.lastEventId());
    await Promise.all(orders);
    const received = () =>
      [...before.events, ...after.events]
        .filter(({ event }) => event === 'notification')
        .map(({ data }) => (data as { orderId: string }).orderId);
    for (let waited = 0; received().length < expected.length && waited < 60_000; waited += 20)
      await sleep(20);
    await sleep(100);
    after.close();
    other.child.kill('SIGTERM');
    assert.deepEqual(received().sort(), expected.sort());
    t.diagnostic(`round ${round}: ${before.events.length} events before, ${after.events.length} after`);
  }
});
