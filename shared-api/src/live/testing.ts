type Listener = (message: { data: unknown }) => void;

interface Waiting {
  readonly hold: () => unknown;
  readonly resolve: () => void;
  readonly reject: (reason: Error) => void;
}

/** Locks and channels of a browser, between pages that a test has in one process. */
export class FakeBrowser {
  channels = 0;
  readonly Channel: new () => object;
  readonly #open = new Set<{ listener?: Listener; isFrozen: boolean }>();
  #holder: Waiting | undefined;
  #line: Waiting[] = [];

  constructor() {
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    const browser = this;
    this.Channel = class {
      readonly #self: { listener?: Listener; isFrozen: boolean } = { isFrozen: false };

      constructor() {
        browser.#open.add(this.#self);
        browser.channels += 1;
      }

      addEventListener(_type: string, listener: Listener): void {
        this.#self.listener = listener;
      }

      postMessage(data: unknown): void {
        if (this.#self.isFrozen) return;
        const others = [...browser.#open].filter((one) => one !== this.#self && !one.isFrozen);
        queueMicrotask(() => {
          for (const { listener } of others) listener?.({ data: structuredClone(data) });
        });
      }

      close(): void {
        browser.#open.delete(this.#self);
        browser.channels -= 1;
      }
    };
  }

  readonly locks = {
    request: (_name: string, options: { steal?: boolean; signal?: AbortSignal }, hold: () => unknown) =>
      new Promise<void>((resolve, reject) => {
        const waiting = { hold, resolve, reject };
        options.signal?.addEventListener('abort', () => {
          if (!this.#line.includes(waiting)) return;
          this.#line = this.#line.filter((one) => one !== waiting);
          reject(new Error('AbortError'));
        });
        if (options.steal) {
          this.#holder?.reject(new Error('AbortError'));
          this.#holder = undefined;
          this.#line.unshift(waiting);
        } else this.#line.push(waiting);
        this.#grant();
      }),
  };

  /** The page that holds the lock runs no more: it was opened first. */
  freezeHolder(): void {
    const [first] = this.#open;
    if (first) first.isFrozen = true;
    if (this.#holder) this.#holder = { ...this.#holder, reject: () => undefined };
  }

  #grant(): void {
    if (this.#holder) return;
    const next = this.#line.shift();
    if (!next) return;
    this.#holder = next;
    queueMicrotask(() => {
      void Promise.resolve(next.hold()).then(() => {
        next.resolve();
        if (this.#holder !== next) return;
        this.#holder = undefined;
        this.#grant();
      });
    });
  }
}
