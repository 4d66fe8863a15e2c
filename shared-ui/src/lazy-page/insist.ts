const ATTEMPTS = 3;
const PAUSE_MS = 250;
/** Whoever has waited out a time-out isn't made to wait for another one. */
const QUICK_FAILURE_MS = 20_000;

/**
 * Fetches code again when that fails: a preload that failed with the page makes the next request for the same file fail
 * as well, and a connection that broke off is often back a moment later. Only what fails three times has failed.
 */
export async function insist<T>(load: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (performance.now() - startedAt > QUICK_FAILURE_MS) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * PAUSE_MS));
    }
  }
  return load();
}
