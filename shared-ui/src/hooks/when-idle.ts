/**
 * Does something as soon as the browser has nothing more urgent to do. Gives the function that calls it off.
 *
 * @param latestMs milliseconds after which a browser that is never idle does it all the same
 */
export function whenIdle(action: () => void, latestMs: number): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(action, { timeout: latestMs });
    return () => window.cancelIdleCallback(handle);
  }
  // Safari knows no idle time.
  const timer = setTimeout(action);
  return () => clearTimeout(timer);
}
