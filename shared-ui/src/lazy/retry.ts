const MAX_ATTEMPTS = 3;
const RETRY_DELAY_MS = 250;
/** A load that failed later than this has timed out and is not repeated. */
const MAX_RETRY_AFTER_MS = 20_000;

/**
 * Loads code, and tries up to twice more after a failure: a failed preload makes the next request for the same file
 * fail as well, and a lost connection is often back a moment later.
 *
 * @throws the last error
 */
export async function retry<T>(load: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (performance.now() - startedAt > MAX_RETRY_AFTER_MS) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * RETRY_DELAY_MS));
    }
  }
  return load();
}
