/** Bytes of released files that a server keeps in memory. */
const CAPACITY = 64 * 1024 * 1024;

/** Keeps files that never change near; the one that was asked for longest ago goes first. What is not there is not kept. */
export class FileCache {
  readonly #capacity: number;
  readonly #files = new Map<string, Buffer>();
  readonly #running = new Map<string, Promise<Buffer | undefined>>();
  #size = 0;

  constructor(capacity = CAPACITY) {
    this.#capacity = capacity;
  }

  get(key: string, find: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const known = this.#files.get(key);
    if (known) {
      this.#files.delete(key);
      this.#files.set(key, known);
      return Promise.resolve(known);
    }
    const running = this.#running.get(key);
    if (running) return running;
    const next = find()
      .then((content) => this.#keep(key, content))
      .finally(() => this.#running.delete(key));
    this.#running.set(key, next);
    return next;
  }

  #keep(key: string, content: Buffer | undefined): Buffer | undefined {
    if (!content) return undefined;
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
