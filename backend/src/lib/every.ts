import type { ServiceContext } from '../context.ts';

/**
 * Runs `work` again and again, `pause` milliseconds after the last time ended; a failure is logged and does not end it.
 *
 * @returns a function that ends it and waits for a run under way
 */
export function every(
  context: ServiceContext,
  name: string,
  pause: number,
  work: () => Promise<unknown>,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let current: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    try {
      await work();
    } catch (error) {
      context.log.warn({ err: error, worker: name }, 'background work failed');
    }
    plan();
  }

  function plan(): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      current = run();
    }, pause);
  }

  plan();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await current;
  };
}
