import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RestaurantSummary, Schedule } from 'shared-api/contract';
import type { Transaction } from '../../infra/database/database.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { listTag } from './list-version.ts';
import { refreshOpenings } from './refresh-openings.ts';
import { touchPublicList } from './repository.ts';
import { createTestRestaurant } from './testing.ts';

const HOUR_MS = 3_600_000;
let service: TestService;

before(async () => {
  service = await startTestService();
});
after(() => service.close());

function pausedFor(hours: number): Schedule {
  const week = Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]);
  return { week, exceptions: [], pausedUntil: new Date(service.now() + hours * HOUR_MS).toISOString() };
}

async function nextOpening(): Promise<number | undefined> {
  const text = 'SELECT due_at FROM restaurant_next_opening';
  return (
    await service.context.db.first<{ due_at: Date }>({ name: 'test.next-opening', text })
  )?.due_at.getTime();
}

async function refreshAll(): Promise<void> {
  await refreshOpenings(service.context.db, service.now());
}

test('shows a restaurant open once its changed opening time has come', async () => {
  const { restaurant, owner } = await createTestRestaurant(service, { fields: { schedule: pausedFor(9) } });
  const isOpen = async () => {
    const { body } = await service.guest().get<RestaurantSummary[]>('/api/restaurant');
    return body.find(({ id }) => id === restaurant.id)?.opening.isOpen;
  };
  assert.equal(await isOpen(), false);
  await owner.put(`/api/restaurant/${restaurant.id}`, { schedule: pausedFor(2) });
  assert.equal(await isOpen(), false);
  service.advance(2 * HOUR_MS + 1000);
  assert.equal(await isOpen(), true);
});

test('computes the next opening once, as long as no state ends', async () => {
  await createTestRestaurant(service, { fields: { schedule: pausedFor(3) } });
  await listTag(service.context.db, service.now());
  const due = await nextOpening();
  assert.ok(due !== undefined && due > service.now() && due <= service.now() + 3 * HOUR_MS);
  const writes = { name: 'test.writes', text: 'SELECT xmin::text AS id FROM restaurant_next_opening' };
  const before = await service.context.db.first(writes);
  await listTag(service.context.db, service.now());
  await refreshAll();
  assert.deepEqual(await service.context.db.first(writes), before);
});

/** Changes when a restaurant opens, in a transaction that is open while the states of others are refreshed. */
async function changeDuringRefresh(work: (change: Transaction, store: () => Promise<Date>) => Promise<void>) {
  await createTestRestaurant(service, { fields: { schedule: pausedFor(1) } });
  const { restaurant } = await createTestRestaurant(service, { fields: { schedule: pausedFor(8) } });
  await refreshAll();
  service.advance(HOUR_MS + 1000);
  const soon = new Date(service.now() + 60_000);
  const text = 'UPDATE restaurant SET opening_due_at = $2 WHERE id = $1';
  await service.context.db.transaction((change) =>
    work(change, async () => {
      await change.execute({ name: 'test.change', text }, [restaurant.id, soon]);
      return soon;
    }),
  );
  return soon.getTime();
}

test('does not lose an uncommitted change when the next opening is computed', async () => {
  const soon = await changeDuringRefresh(async (change, store) => {
    const dueAt = await store();
    await refreshAll();
    await touchPublicList(change, dueAt);
  });
  assert.equal(await nextOpening(), soon);
});

test('waits for a transaction that has moved the next opening up', async () => {
  const refreshing: Promise<void>[] = [];
  const soon = await changeDuringRefresh(async (change, store) => {
    await touchPublicList(change, await store());
    refreshing.push(refreshAll());
    await sleep(100);
  });
  await Promise.all(refreshing);
  assert.equal(await nextOpening(), soon);
});
