/** Numbers for today by the id of the dish or option; the others have none. */
export type PortionsLeft = Readonly<Record<string, number>>;

/** Counts what the lines of one order take of the numbers for today. */
export class PortionCounter {
  readonly #left: PortionsLeft;
  readonly #taken = new Map<string, number>();

  constructor(left: PortionsLeft | null) {
    this.#left = left ?? {};
  }

  isSoldOut(id: string): boolean {
    return this.#left[id] === 0;
  }

  /** Takes portions of a dish or option. Returns how many are left of it in all if those are too few. */
  take(id: string, portions: number): number | undefined {
    const left = this.#left[id];
    if (left === undefined) return undefined;
    const taken = (this.#taken.get(id) ?? 0) + portions;
    this.#taken.set(id, taken);
    return taken > left ? left : undefined;
  }
}
