import { ServiceError } from '../infra/http/service-error.ts';

export interface SlotOptions {
  /** How many run at once. */
  readonly running: number;
  /** How many may wait; the rest is refused. */
  readonly waiting: number;
  /** Why, for a developer. */
  readonly detail: string;
}

/** Bounds how much expensive work goes on at once, so that the rest of the service still answers. */
export interface Slots {
  /** @throws ServiceError `unavailable` when too many wait already */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createSlots(options: SlotOptions): Slots {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function acquire(): Promise<void> {
    if (running < options.running) {
      running += 1;
      return;
    }
    if (waiting.length >= options.waiting) {
      throw new ServiceError('unavailable', { detail: options.detail, retryAfter: 2 });
    }
    // The caller that releases the slot hands it over.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function release(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work) {
      await acquire();
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
