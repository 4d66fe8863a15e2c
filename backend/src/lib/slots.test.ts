import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as tick } from 'node:timers/promises';
import { createSlots, type SlotOptions, type Turn } from './slots.ts';

/** Work that lasts until it is released by its name, and the order in which it began. */
function bench(options: Partial<SlotOptions>) {
  const slots = createSlots({ running: 2, waiting: 10, detail: 'Too much', ...options });
  const begun: string[] = [];
  const releases = new Map<string, () => void>();
  return {
    begun,
    start: (name: string, turn?: Turn) =>
      slots.run(() => {
        begun.push(name);
        return new Promise<string>((resolve) => releases.set(name, () => resolve(name)));
      }, turn),
    release: async (name: string) => {
      releases.get(name)?.();
      await tick();
    },
  };
}

test('runs so many at once, the others in their order, and refuses what is beyond', async () => {
  const { begun, start, release } = bench({ running: 1, waiting: 1 });
  const [first, second] = [start('a'), start('b')];
  await assert.rejects(start('c'), { code: 'unavailable' });
  assert.deepEqual(begun, ['a']);
  await release('a');
  assert.deepEqual(begun, ['a', 'b']);
  await release('b');
  assert.deepEqual(await Promise.all([first, second]), ['a', 'b']);
  void start('d');
  assert.deepEqual(begun, ['a', 'b', 'd']);
});

test('frees the slot of work that failed', async () => {
  const slots = createSlots({ running: 1, waiting: 0, detail: 'Too much' });
  await assert.rejects(
    slots.run(() => Promise.reject(new Error('broken'))),
    { message: 'broken' },
  );
  assert.equal(await slots.run(() => Promise.resolve('fine')), 'fine');
});

test('keys take turns, each with one slot', async () => {
  const { begun, start, release } = bench({ perKey: { running: 1, waiting: 10 } });
  const flood = ['1', '2', '3', '4'].map((number) => start(`flood ${number}`, { key: 'flood' }));
  assert.deepEqual(begun, ['flood 1'], 'the second slot stays free for others');
  void start('owner 1', { key: 'owner' });
  void start('owner 2', { key: 'owner' });
  void start('third', { key: 'third' });
  assert.deepEqual(begun, ['flood 1', 'owner 1']);
  await release('flood 1');
  assert.deepEqual(begun.slice(2), ['third'], 'the flood has had its turn');
  await release('owner 1');
  await release('third');
  assert.deepEqual(begun.slice(3), ['flood 2', 'owner 2']);
  await release('flood 2');
  await release('flood 3');
  await release('flood 4');
  assert.deepEqual(await Promise.all(flood), ['flood 1', 'flood 2', 'flood 3', 'flood 4']);
});

test('refuses a key that waits too often, and no other', async () => {
  const { begun, start } = bench({ perKey: { running: 1, waiting: 1 } });
  void start('a', { key: 'flood' });
  void start('b', { key: 'flood' });
  await assert.rejects(start('c', { key: 'flood' }), {
    code: 'rate_limited',
    details: { detail: 'Too much', retryAfter: 2 },
  });
  void start('d', { key: 'owner' });
  assert.deepEqual(begun, ['a', 'd']);
});

test('a key that is not at its own limit is told that the slots are taken, not that it sends too much', async () => {
  const { start } = bench({ running: 2, waiting: 0, perKey: { running: 1, waiting: 0 } });
  void start('a', { key: 'first' });
  void start('b', { key: 'second' });
  await assert.rejects(start('c', { key: 'first' }), { code: 'rate_limited' });
  await assert.rejects(start('d', { key: 'third' }), { code: 'unavailable' });
});

test('what nobody waits for any more never begins, and holds no place', async () => {
  const { begun, start, release } = bench({ running: 1, waiting: 1 });
  const sender = new AbortController();
  void start('a');
  const left = start('b', { signal: sender.signal });
  sender.abort(new Error('left'));
  await assert.rejects(left, { message: 'left' });
  await assert.rejects(start('late', { signal: sender.signal }), { message: 'left' });
  void start('c');
  await release('a');
  assert.deepEqual(begun, ['a', 'c']);
});
