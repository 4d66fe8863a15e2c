import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as soon } from 'node:timers/promises';
import { DatabaseError } from './database-errors.ts';
import { createBatcher } from './create-batcher.ts';

/** Doubles numbers in rounds that are ended by hand. */
function slowDoubling() {
  const rounds: { readonly items: readonly number[]; readonly end: PromiseWithResolvers<null> }[] = [];
  const double = createBatcher<number, number>(async (items) => {
    const end = Promise.withResolvers<null>();
    rounds.push({ items, end });
    await end.promise;
    return items.map((item) => item * 2);
  });
  return { double, rounds };
}

/** Doubles numbers at once, but for a round that has one of `broken` in it. */
function fragileDoubling(broken: readonly number[], error: Error) {
  const rounds: (readonly number[])[] = [];
  const double = createBatcher<number, number>((items) => {
    rounds.push(items);
    if (items.some((item) => broken.includes(item))) return Promise.reject(error);
    return Promise.resolve(items.map((item) => item * 2));
  });
  return { double, rounds };
}

test('a single item runs at once; items that arrive meanwhile share the next batch', async () => {
  const { double, rounds } = slowDoubling();
  const first = double(1);
  await soon();
  assert.deepEqual(rounds[0]?.items, [1]);
  const others = [double(2), double(3), double(4)];
  rounds[0]?.end.resolve(null);
  assert.equal(await first, 2);
  await soon();
  assert.deepEqual(rounds[1]?.items, [2, 3, 4]);
  rounds[1]?.end.resolve(null);
  assert.deepEqual(await Promise.all(others), [4, 6, 8]);
  const later = double(5);
  await soon();
  rounds[2]?.end.resolve(null);
  assert.equal(await later, 10);
});

test('a batch has a maximum size', async () => {
  const { double, rounds } = fragileDoubling([], new Error());
  const numbers = Array.from({ length: 150 }, (_, index) => index);
  const doubled = await Promise.all(numbers.map(double));
  assert.deepEqual(
    doubled,
    numbers.map((number) => number * 2),
  );
  assert.deepEqual(
    rounds.map(({ length }) => length),
    [64, 64, 22],
  );
});

test('a slow batch does not delay later items', async () => {
  const { double, rounds } = slowDoubling();
  const first = double(1);
  await soon();
  const second = double(2);
  while (rounds.length < 2) await soon();
  rounds[1]?.end.resolve(null);
  assert.equal(await second, 4);
  rounds[0]?.end.resolve(null);
  assert.equal(await first, 2);
});

test('rejects only the item that makes a batch fail', async () => {
  const { double, rounds } = fragileDoubling([3, 9], new Error('odd one'));
  const ends = await Promise.allSettled(Array.from({ length: 12 }, (_, index) => double(index)));
  for (const [index, end] of ends.entries()) {
    if (end.status === 'fulfilled') assert.equal(end.value, index * 2);
    else assert.match(String(end.reason), /odd one/);
  }
  assert.deepEqual(
    ends.flatMap(({ status }, index) => (status === 'rejected' ? [index] : [])),
    [3, 9],
  );
  assert.ok(rounds.length < 20, `${rounds.length} attempts`);
});

test('an unavailable database fails the whole batch, without retries', async () => {
  const { double, rounds } = fragileDoubling([2], new DatabaseError('gone'));
  const ends = await Promise.allSettled([double(1), double(2), double(3)]);
  assert.deepEqual(
    ends.map(({ status }) => status),
    ['rejected', 'rejected', 'rejected'],
  );
  assert.equal(rounds.length, 1);
  assert.equal(await double(4), 8);
});
