import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator } from 'playwright-core';
import { hasFocus } from './keyboard.ts';

/** As long as a page waits for what it looks for. */
const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 50;

/**
 * Looks until what is asserted holds: what a page shows comes a moment after what brought it about.
 * @throws what was wrong at the last look
 */
export async function soon(assertion: () => Promise<void>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await assertion();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await sleep(LOOK_EVERY_MS);
  }
}

/** Waits until a reading is this. */
export function soonEqual<T>(read: () => Promise<T>, expected: T, message?: string): Promise<void> {
  return soon(async () => assert.deepEqual(await read(), expected, message));
}

/** Waits until the keyboard stands on an element. */
export function soonFocused(target: Locator, message?: string): Promise<void> {
  return soonEqual(() => hasFocus(target), true, message);
}
