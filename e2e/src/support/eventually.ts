import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator } from 'playwright-core';
import { hasFocus } from './keyboard.ts';

const TIMEOUT_MS = 60_000;
const INTERVAL_MS = 50;

/**
 * Retries an assertion until it holds.
 * @throws the last assertion error
 */
export async function eventually(assertion: () => Promise<void>): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      await assertion();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await sleep(INTERVAL_MS);
  }
}

/** Waits until `read` returns the expected value. */
export function eventuallyEqual<T>(read: () => Promise<T>, expected: T, message?: string): Promise<void> {
  return eventually(async () => assert.deepEqual(await read(), expected, message));
}

/** Waits until an element has the focus. */
export function eventuallyFocused(target: Locator, message?: string): Promise<void> {
  return eventuallyEqual(() => hasFocus(target), true, message);
}
