/** Builds are bound by the processor; more at once would only take more memory. */
const CONCURRENCY = 2;

/** What the work on an item gave, or why it failed. */
export interface Finished<Item, Result> {
  readonly item: Item;
  readonly result?: Result;
  readonly error?: unknown;
}

/** Works on several items at a time, on all of them even if one fails. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Finished<Item, Result>[]> {
  const waiting = [...items.entries()];
  const finished: Finished<Item, Result>[] = [];
  const run = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, item] = next;
      finished[index] = await work(item).then(
        (result) => ({ item, result }),
        (error: unknown) => ({ item, error }),
      );
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, run));
  return finished;
}
