import { ReleaseError } from '../../contract/server/index.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Rights } from '../store/rights.ts';

/** A right that was taken away on another server counts here after this time. */
const MAX_AGE_MS = 1000;

/** Reads who may do what, at most once a second. */
export class RightsCache {
  readonly #log: ReleaseStore['rights'];
  #rights: Promise<Rights> | undefined;
  #readAt = 0;

  constructor(store: Pick<ReleaseStore, 'rights'>) {
    this.#log = store.rights;
  }

  /** @throws ReleaseError `unavailable`: nobody may do anything while it can't be read */
  async read(): Promise<Rights> {
    const now = performance.now();
    if (!this.#rights || now - this.#readAt > MAX_AGE_MS) {
      this.#readAt = now;
      this.#rights = this.#log.read();
    }
    const reading = this.#rights;
    try {
      return await reading;
    } catch {
      if (this.#rights === reading) this.#rights = undefined;
      throw new ReleaseError('unavailable', 'It could not be read who may do what. Try again.');
    }
  }

  /** Applies a change, which counts here at once. */
  async change(change: (rights: Rights) => Rights): Promise<Rights> {
    const rights = await this.#log.write(change);
    this.#rights = Promise.resolve(rights);
    this.#readAt = performance.now();
    return rights;
  }
}
