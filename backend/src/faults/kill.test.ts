import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded } from '../embedded/start-embedded.ts';
import { bookingOf, openKitchen } from '../restaurant/testing.ts';
import { startTestService } from '../testing/test-service.ts';
import { assertWhole, book, customers, newBurst } from './burst.ts';
import { killEverything, startProcess, type ServiceProcess } from './service-process.ts';
import { times } from './scale.ts';

const READY_MS = 5000;
const CUSTOMERS = 6;

let dataDir: string;
let running: ServiceProcess | undefined;
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'maida-kill-'));
});
after(async () => {
  running?.child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** A restaurant to order from, made before the first fault. */
async function prepareKitchen() {
  const database = await startEmbedded({ dataDir });
  const service = await startTestService({ database: database.connection });
  const kitchen = await openKitchen(service);
  await service.close();
  await database.stop();
  return kitchen;
}

test('everything killed in a burst of orders: no acknowledged order is lost or halved, none is doubled', async (t) => {
  const kitchen = await prepareKitchen();
  const booking = bookingOf(kitchen);
  const burst = newBurst();
  const waits: number[] = [];
  const kills = times(30, 3);
  for (let kill = 0; kill <= kills; kill += 1) {
    const service = await startProcess({ dataDir });
    running = service;
    waits.push(Math.round(service.readyAfter));
    assert.ok(service.readyAfter <= READY_MS, `ready after ${service.readyAfter} ms`);
    // Whoever got no answer presses again.
    for (const key of [...burst.open]) await book(burst, service.guest(), booking, { key });
    assert.equal(burst.open.size, 0);
    await assertWhole(burst, service.guest());
    if (kill === kills) break;
    let isOver = false;
    const ordering = customers(burst, CUSTOMERS, service.guest, booking, () => isOver);
    await sleep(200 + Math.random() * 400);
    await killEverything(service, dataDir);
    isOver = true;
    await ordering;
  }
  running?.child.kill('SIGTERM');
  const stored = await countOrders();
  t.diagnostic(`${kills} kills, ${burst.acknowledged.size} orders, ready after ${waits.join(', ')} ms`);
  assert.ok(burst.acknowledged.size > kills, 'the burst ordered something');
  assert.equal(stored, burst.acknowledged.size);
});

async function countOrders(): Promise<number> {
  await new Promise((resolve) => running?.child.once('exit', resolve));
  const database = await startEmbedded({ dataDir });
  const service = await startTestService({ database: database.connection });
  try {
    const row = await service.context.db.first<{ n: number }>({
      name: 'faults.orders',
      text: 'SELECT count(*) AS n FROM customer_order',
    });
    return row?.n ?? 0;
  } finally {
    await service.close();
    await database.stop();
  }
}
