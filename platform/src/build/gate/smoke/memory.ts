import { AHEAD_MS } from './ahead.ts';
import type { OpenPage } from './open-page.ts';

const MB = 1_000_000;
/** More than a page that is left can owe to caches. */
const LEAK_PER_VISIT = 3 * MB;
/** What a page may take in {@link AHEAD_MS} without anybody doing anything. */
const LEAK_WHILE_SHOWN = 15 * MB;

/** Bytes before an area was shown once more, while it was shown, and after; garbage included but for the first. */
export interface MemoryUse {
  readonly before: number;
  readonly shown: number;
  readonly left: number;
}

/** Garbage is mostly a megabyte: how much of what is used is garbage matters only when it is too much. */
export function isSuspicious({ before, shown, left }: MemoryUse): boolean {
  return shown - before > LEAK_WHILE_SHOWN || left - before > LEAK_PER_VISIT;
}

/**
 * What grows with every visit is a leak; a cache that is filled once is not. Describes one, if there is.
 *
 * @param go opens a path, or leaves it
 */
export async function findLeak(
  page: OpenPage,
  go: { readonly open: () => Promise<void>; readonly leave: () => Promise<void> },
): Promise<string | undefined> {
  const left: number[] = [await page.readHeap()];
  for (let round = 0; round < 2; round += 1) {
    await go.open();
    const shown = await page.readHeap();
    await page.call('advance', AHEAD_MS);
    const grown = (await page.readHeap()) - shown;
    if (grown > LEAK_WHILE_SHOWN) return `${megabytes(grown)} while it is shown`;
    await go.leave();
    left.push(await page.readHeap());
  }
  const growth = left.slice(1).map((bytes, index) => bytes - (left[index] ?? bytes));
  const least = Math.min(...growth);
  return least > LEAK_PER_VISIT ? `${megabytes(least)} each time it is shown` : undefined;
}

const megabytes = (bytes: number) => `${(bytes / MB).toFixed(0)} MB`;
