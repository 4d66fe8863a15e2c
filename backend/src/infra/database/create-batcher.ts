import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnavailable } from './database-errors.ts';

/** Most that go together: what they wait for one another stays small. */
const MOST = 64;
/** A round that takes longer holds nobody up: the next one goes beside it. */
const HOLD_MS = 8;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Does for many together what costs the database nearly as much for one: whoever comes while a round is under way goes
 * with the others in the next one; one alone goes at once.
 *
 * A round that fails is tried again in halves, so that only whoever made it fail is refused. What the database is not
 * there for fails for all of the round.
 *
 * @param work does it for all items of a round or for none, and gives their results in their order
 */
export function createBatcher<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let isGoing = false;

  async function settle(round: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(round.map(({ item }) => item));
      results.forEach((result, index) => round[index]?.resolve(result));
    } catch (error) {
      if (round.length > 1 && !isDatabaseUnavailable(error)) {
        const half = Math.ceil(round.length / 2);
        await settle(round.slice(0, half));
        return settle(round.slice(half));
      }
      for (const { reject } of round) reject(error);
    }
  }

  async function go(): Promise<void> {
    while (waiting.length > 0) {
      const round = waiting.splice(0, MOST);
      await Promise.race([settle(round), sleep(HOLD_MS, undefined, { ref: false })]);
    }
    isGoing = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isGoing) return;
      isGoing = true;
      // What has arrived at the same moment goes along.
      setImmediate(() => void go());
    });
}
