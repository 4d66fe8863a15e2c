import type { ServiceContext } from '../context.ts';

/** Filters whose totals are kept; a visitor's searches are many, and each is asked for a few times at most. */
const MAX_KEPT = 500;

/**
 * Totals of the public list, as long as its version stays: counting reads every row that matches, a page only its own.
 */
export class KnownTotals {
  #tag = '';
  readonly #totals = new Map<string, number>();

  /** The total under a key at a version of the list, counted if it is not known. */
  async get(tag: string, key: string, count: () => Promise<number>): Promise<number> {
    const known = this.#tag === tag ? this.#totals.get(key) : undefined;
    if (known !== undefined) return known;
    const total = await count();
    this.#keep(tag, key, total);
    return total;
  }

  #keep(tag: string, key: string, total: number): void {
    if (this.#tag !== tag || this.#totals.size >= MAX_KEPT) this.#totals.clear();
    this.#tag = tag;
    this.#totals.set(key, total);
  }
}

const kept = new WeakMap<ServiceContext, KnownTotals>();

/** The totals of a running service. */
export function totalsOf(context: ServiceContext): KnownTotals {
  const known = kept.get(context) ?? new KnownTotals();
  kept.set(context, known);
  return known;
}
