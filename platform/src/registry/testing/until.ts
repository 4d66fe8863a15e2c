import { setTimeout as sleep } from 'node:timers/promises';

/** Ends only a test that has failed: a busy server may show a change of the registry late. */
const LIMIT_MS = 60_000;

/** Reads again until what is read is as expected; returns that, or after a minute what it is then. */
export async function until<Value>(
  read: () => Promise<Value>,
  isExpected: (value: Value) => boolean,
): Promise<Value> {
  const end = performance.now() + LIMIT_MS;
  for (;;) {
    const value = await read();
    if (isExpected(value) || performance.now() > end) return value;
    await sleep(20);
  }
}
