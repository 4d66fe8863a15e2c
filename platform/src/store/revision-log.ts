import type { Change, Registry } from './registry.ts';

const MAX_ATTEMPTS = 50;

/** The registry as a row of revisions, each named by its number and never changed. Nothing is ever locked. */
export abstract class RevisionLog {
  /** The latest revision. */
  abstract read(): Promise<Registry>;
  /** The latest revisions, latest first. */
  abstract readHistory(limit: number): Promise<Registry[]>;
  /** Adds a revision under its number; false when another writer has taken it. */
  protected abstract add(registry: Registry): Promise<boolean>;

  /**
   * Adds a revision made of the latest one. `change` runs again when another writer was faster, and may return
   * what it was given when there is nothing to do.
   */
  async write(change: Change): Promise<Registry> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const current = await this.read();
      const next = change(current);
      if (next === current || (await this.add(next))) return next;
    }
    throw new Error('The registry is being changed by too many writers at once. Try again.');
  }
}

/** Name of a revision's file. */
export function revisionName(number: number): string {
  return `${String(number).padStart(8, '0')}.json`;
}

/** A revision as it is stored. */
export function revisionText(registry: Registry): string {
  return `${JSON.stringify(registry, null, 2)}\n`;
}
