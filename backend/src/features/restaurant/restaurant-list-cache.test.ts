import assert from 'node:assert/strict';
import { test } from 'node:test';
import { VersionedCache } from './restaurant-list-cache.ts';

function createCounter() {
  let calls = 0;
  return { compute: () => Promise.resolve((calls += 1)), count: () => calls };
}

test('computes a value once for concurrent callers, and again for the next version', async () => {
  const cache = new VersionedCache<number>(10);
  const { compute, count } = createCounter();
  const all = await Promise.all([cache.get('r1', 'all', compute), cache.get('r1', 'all', compute)]);
  assert.deepEqual([all, count()], [[1, 1], 1]);
  assert.equal(await cache.get('r2', 'all', compute), 2);
  assert.equal(await cache.get('r2', 'other', compute), 3);
  assert.equal(await cache.get('r2', 'all', compute), 2);
});

test('computes again after a failure, and stores no more than its maximum', async () => {
  const cache = new VersionedCache<number>(2);
  await assert.rejects(cache.get('r1', 'all', () => Promise.reject(new Error('gone'))));
  const { compute, count } = createCounter();
  assert.equal(await cache.get('r1', 'all', compute), 1);
  for (const key of ['a', 'b', 'c', 'all']) await cache.get('r1', key, compute);
  assert.equal(count(), 5);
});
