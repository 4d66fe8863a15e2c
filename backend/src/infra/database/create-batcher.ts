import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnavailable } from './database-errors.ts';

/** Keeps the wait of the items of a batch for each other short. */
const MAX_BATCH_SIZE = 64;
/** A batch that takes longer no longer delays the next one, which then runs beside it. */
const MAX_EXCLUSIVE_MS = 8;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Batches work that costs the database nearly as much for one item as for many: items that arrive while a batch runs
 * share the next one; a single item runs at once.
 *
 * A batch that fails is tried again in halves, so that only the item that fails is rejected. If the database is
 * unavailable, the whole batch is rejected.
 *
 * @param work handles all items of a batch or none, and returns their results in the same order
 */
export function createBatcher<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let isRunning = false;

  async function settle(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(batch.map(({ item }) => item));
      results.forEach((result, index) => batch[index]?.resolve(result));
    } catch (error) {
      if (batch.length > 1 && !isDatabaseUnavailable(error)) {
        const half = Math.ceil(batch.length / 2);
        await settle(batch.slice(0, half));
        return settle(batch.slice(half));
      }
      for (const { reject } of batch) reject(error);
    }
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MAX_BATCH_SIZE);
      await Promise.race([settle(batch), sleep(MAX_EXCLUSIVE_MS, undefined, { ref: false })]);
    }
    isRunning = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isRunning) return;
      isRunning = true;
      // Items of the same moment share the batch.
      setImmediate(() => void run());
    });
}
