import type { ServiceContext } from './context.ts';

/** Background work that runs while the service runs. */
export interface Worker {
  readonly name: string;
  /** Starts it; resolves to a function that stops it and waits for work in progress. */
  readonly start: (context: ServiceContext) => Promise<() => Promise<void>>;
}
