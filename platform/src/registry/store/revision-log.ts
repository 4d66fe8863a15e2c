const MAX_ATTEMPTS = 50;

/** One state of what a log holds. Revisions are numbered from 1 and never change. */
export interface Revision {
  readonly revision: number;
}

/** A state as a log of immutable, numbered revisions. Writers use optimistic concurrency, no locks. */
export abstract class RevisionLog<State extends Revision> {
  /** The latest revision. */
  abstract read(): Promise<State>;
  /** The latest revisions, latest first. */
  abstract readHistory(limit: number): Promise<State[]>;
  /** Adds a revision under its number; false when another writer was faster. */
  protected abstract add(state: State): Promise<boolean>;

  /**
   * Applies a change to the latest revision. `change` runs again when another writer was faster, and may return its
   * argument when there is nothing to change.
   */
  async write(change: (state: State) => State | Promise<State>): Promise<State> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const current = await this.read();
      const next = await change(current);
      if (next === current || (await this.add(next))) return next;
    }
    throw new Error('Too many writers are changing this at once. Try again.');
  }
}

/** File name of a revision. */
export function revisionName(number: number): string {
  return `${String(number).padStart(8, '0')}.json`;
}

/** File content of a revision. */
export function revisionText(state: Revision): string {
  return `${JSON.stringify(state, null, 2)}\n`;
}
