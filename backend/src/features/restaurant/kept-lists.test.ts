import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PerVersion } from './kept-lists.ts';

function counting() {
  let made = 0;
  return { make: () => Promise.resolve((made += 1)), count: () => made };
}

test('what many ask for at once is made once, and made anew for the next version', async () => {
  const kept = new PerVersion<number>(10);
  const { make, count } = counting();
  const all = await Promise.all([kept.get('r1', 'all', make), kept.get('r1', 'all', make)]);
  assert.deepEqual([all, count()], [[1, 1], 1]);
  assert.equal(await kept.get('r2', 'all', make), 2);
  assert.equal(await kept.get('r2', 'other', make), 3);
  assert.equal(await kept.get('r2', 'all', make), 2);
});

test('what failed is tried again, and no more is kept than there is room for', async () => {
  const kept = new PerVersion<number>(2);
  await assert.rejects(kept.get('r1', 'all', () => Promise.reject(new Error('gone'))));
  const { make, count } = counting();
  assert.equal(await kept.get('r1', 'all', make), 1);
  for (const key of ['a', 'b', 'c', 'all']) await kept.get('r1', key, make);
  assert.equal(count(), 5);
});
