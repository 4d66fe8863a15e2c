/** A stream of numbers in [0, 1) that depends on its seed alone (mulberry32). */
export type Random = () => number;

/** A repeatable random stream; the same seed gives the same numbers on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `low` to `high`, both included. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** One element, every one as likely as the next. Throws on an empty list. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const element = list[Math.floor(random() * list.length)];
  if (element === undefined) throw new RangeError('pick: the list is empty');
  return element;
}

/** One key of a table, as likely as its weight. */
export function pickWeighted<K extends string>(random: Random, weights: Readonly<Record<K, number>>): K {
  const entries = Object.entries<number>(weights) as [K, number][];
  let rest = random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [key, weight] of entries) {
    rest -= weight;
    if (rest < 0) return key;
  }
  const last = entries.at(-1);
  if (!last) throw new RangeError('pickWeighted: the table is empty');
  return last[0];
}
