/**
 * Runs an action once the browser is idle. Returns the function that cancels it.
 *
 * @param timeoutMs milliseconds after which it runs even if the browser was never idle
 */
export function whenIdle(action: () => void, timeoutMs: number): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(action, { timeout: timeoutMs });
    return () => window.cancelIdleCallback(handle);
  }
  // Safari has no requestIdleCallback.
  const timer = setTimeout(action);
  return () => clearTimeout(timer);
}
