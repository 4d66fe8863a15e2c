/** Bytes of files that an instance keeps in memory. */
const CAPACITY = 48 * 1024 * 1024;

/**
 * Keeps files that never change near; the one that was asked for longest ago goes first. What is not there is not kept,
 * and what many ask for at once is fetched once.
 */
export class KeptFiles {
  readonly #capacity: number;
  readonly #files = new Map<string, Buffer>();
  readonly #underWay = new Map<string, Promise<Buffer | null>>();
  #size = 0;

  constructor(capacity = CAPACITY) {
    this.#capacity = capacity;
  }

  get(key: string, find: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const known = this.#files.get(key);
    if (known) {
      this.#files.delete(key);
      this.#files.set(key, known);
      return Promise.resolve(known);
    }
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const next = find()
      .then((content) => this.#keep(key, content))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, next);
    return next;
  }

  #keep(key: string, content: Buffer | null): Buffer | null {
    if (!content) return null;
    this.#files.set(key, content);
    this.#size += content.length;
    for (const [oldest, { length }] of this.#files) {
      if (this.#size <= this.#capacity) break;
      this.#files.delete(oldest);
      this.#size -= length;
    }
    return content;
  }
}
