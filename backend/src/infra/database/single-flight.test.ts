import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { singleFlight } from './single-flight.ts';

/** A question whose answers are given by hand. */
function slowQuestion() {
  const asked: PromiseWithResolvers<number>[] = [];
  const ask = singleFlight(() => {
    const answer = Promise.withResolvers<number>();
    asked.push(answer);
    return answer.promise;
  });
  return { ask, asked };
}

test('callers during a running query share the next one', async () => {
  const { ask, asked } = slowQuestion();
  const first = ask();
  const others = [ask(), ask(), ask()];
  assert.equal(asked.length, 1);
  asked[0]?.resolve(1);
  assert.equal(await first, 1);
  assert.equal(asked.length, 2);
  asked[1]?.resolve(2);
  assert.deepEqual(await Promise.all(others), [2, 2, 2]);
  const later = ask();
  asked[2]?.resolve(3);
  assert.equal(await later, 3);
});

test('a broken connection fails its own query only; a silent database fails all waiting callers', async () => {
  const { ask, asked } = slowQuestion();
  const broken = ask();
  const next = ask();
  asked[0]?.reject(new Error('broken'));
  await assert.rejects(broken, /broken/);
  asked[1]?.resolve(1);
  assert.equal(await next, 1);

  const silent = [ask(), ask(), ask()];
  const now = performance.now();
  const clock = mock.method(performance, 'now', () => now + 5000);
  asked[2]?.reject(new Error('silent'));
  const ends = await Promise.allSettled(silent);
  clock.mock.restore();
  assert.deepEqual(
    ends.map(({ status }) => status),
    ['rejected', 'rejected', 'rejected'],
  );
  assert.equal(asked.length, 3);
  const recovered = ask();
  asked[3]?.resolve(4);
  assert.equal(await recovered, 4);
});
