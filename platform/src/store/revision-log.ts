import type { Change, Registry } from './registry.ts';

const MAX_ATTEMPTS = 50;

/** The registry as a log of immutable, numbered revisions. Writers use optimistic concurrency, no locks. */
export abstract class RevisionLog {
  /** The latest revision. */
  abstract read(): Promise<Registry>;
  /** The latest revisions, latest first. */
  abstract readHistory(limit: number): Promise<Registry[]>;
  /** Adds a revision under its number; false when another writer was faster. */
  protected abstract add(registry: Registry): Promise<boolean>;

  /**
   * Applies a change to the latest revision. `change` runs again when another writer was faster, and may return its
   * argument when there is nothing to change.
   */
  async write(change: Change): Promise<Registry> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const current = await this.read();
      const next = change(current);
      if (next === current || (await this.add(next))) return next;
    }
    throw new Error('Too many writers are changing the registry at once. Try again.');
  }
}

/** File name of a revision. */
export function revisionName(number: number): string {
  return `${String(number).padStart(8, '0')}.json`;
}

/** File content of a revision. */
export function revisionText(registry: Registry): string {
  return `${JSON.stringify(registry, null, 2)}\n`;
}
