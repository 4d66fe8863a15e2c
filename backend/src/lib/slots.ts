import { ServiceError } from '../infra/http/service-error.ts';

export interface SlotOptions {
  /** How many run at once. */
  readonly running: number;
  /** How many may wait; the rest is refused. */
  readonly waiting: number;
  /** How many of one key run at once, and how many of them may wait; as many as of all by default. */
  readonly perKey?: { readonly running: number; readonly waiting: number };
  /** Why, for a developer. */
  readonly detail: string;
}

/** For whom some work is done. */
export interface Turn {
  /** E.g. an account. Keys take turns, so that one with much work does not hold up the others. */
  readonly key?: string | undefined;
  /** Aborted once nobody waits for the result any more: what has not begun then never begins. */
  readonly signal?: AbortSignal | undefined;
}

/** Bounds how much expensive work goes on at once, so that the rest of the service still answers. */
export interface Slots {
  /**
   * @throws ServiceError `unavailable` when too many wait already, `rate_limited` when too many of the same key do; the
   *   signal's reason when it was aborted before the work began
   */
  run<Result>(work: () => Promise<Result>, turn?: Turn): Promise<Result>;
}

const RETRY_AFTER_SECONDS = 2;

export function createSlots(options: SlotOptions): Slots {
  const { perKey = { running: Infinity, waiting: Infinity }, detail } = options;
  const running = new Map<unknown, number>();
  /** By key, in the order of their turns. */
  const queues = new Map<unknown, (() => void)[]>();
  const sizes = { running: 0, waiting: 0 };

  const isFree = (key: unknown) =>
    sizes.running < options.running && (running.get(key) ?? 0) < perKey.running;

  function begin(key: unknown): void {
    sizes.running += 1;
    running.set(key, (running.get(key) ?? 0) + 1);
  }

  function end(key: unknown): void {
    sizes.running -= 1;
    const others = (running.get(key) ?? 0) - 1;
    if (others > 0) running.set(key, others);
    else running.delete(key);
    toTheEnd(key);
    beginNext();
  }

  /** The key has had its turn: the next one comes after those of the others. */
  function toTheEnd(key: unknown): void {
    const queue = queues.get(key);
    queues.delete(key);
    if (queue && queue.length > 0) queues.set(key, queue);
  }

  function beginNext(): void {
    for (const [key, queue] of queues) {
      const next = isFree(key) ? queue.shift() : undefined;
      if (!next) continue;
      toTheEnd(key);
      sizes.waiting -= 1;
      begin(key);
      next();
      return;
    }
  }

  function wait(key: unknown, signal: AbortSignal | undefined): Promise<void> {
    const queue = queues.get(key) ?? [];
    const isKeyBusy = queue.length > 0 || (running.get(key) ?? 0) >= perKey.running;
    if (isKeyBusy && queue.length >= perKey.waiting) throw refused('rate_limited', detail);
    if (queue.length >= perKey.waiting || sizes.waiting >= options.waiting)
      throw refused('unavailable', detail);
    sizes.waiting += 1;
    queues.set(key, queue);
    return new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        queue.splice(queue.indexOf(start), 1);
        if (queue.length === 0) queues.delete(key);
        sizes.waiting -= 1;
        reject(signal?.reason as Error);
      };
      queue.push(start);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  return {
    // Work without a key takes its turn like a key of its own.
    async run(work, { key = Symbol(), signal }: { key?: unknown; signal?: AbortSignal | undefined } = {}) {
      signal?.throwIfAborted();
      if (isFree(key) && !queues.has(key)) begin(key);
      else await wait(key, signal);
      try {
        return await work();
      } finally {
        end(key);
      }
    },
  };
}

function refused(code: 'rate_limited' | 'unavailable', detail: string): ServiceError {
  return new ServiceError(code, { detail, retryAfter: RETRY_AFTER_SECONDS });
}
