type Listener = (message: { data: unknown }) => void;

interface Waiting {
  readonly hold: () => unknown;
  readonly resolve: () => void;
  readonly reject: (reason: Error) => void;
}

/** A page's end of the channel. */
interface ChannelEnd {
  listener?: Listener;
  isFrozen: boolean;
}

function channelBetween(ends: Set<ChannelEnd>): new () => object {
  return class {
    readonly #own: ChannelEnd = { isFrozen: false };

    constructor() {
      ends.add(this.#own);
    }

    addEventListener(_type: string, listener: Listener): void {
      this.#own.listener = listener;
    }

    postMessage(data: unknown): void {
      if (this.#own.isFrozen) return;
      const others = [...ends].filter((end) => end !== this.#own && !end.isFrozen);
      queueMicrotask(() => {
        for (const { listener } of others) listener?.({ data: structuredClone(data) });
      });
    }

    close(): void {
      ends.delete(this.#own);
    }
  };
}

/** Locks and channels of a browser, between pages that a test has in one process. */
export class FakeBrowser {
  readonly #ends = new Set<ChannelEnd>();
  /** In place of `BroadcastChannel`. */
  readonly Channel = channelBetween(this.#ends);
  #holder: Waiting | undefined;
  #line: Waiting[] = [];

  /** How many channels are open. */
  get channels(): number {
    return this.#ends.size;
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
    const [first] = this.#ends;
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
