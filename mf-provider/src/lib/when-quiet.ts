/** A busy page gets on with it after this long all the same, in milliseconds. */
const LATEST_MS = 500;

/** Does something once the browser has nothing more urgent to do. Gives the function that calls it off. */
export function whenQuiet(action: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(action, { timeout: LATEST_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(action);
  return () => clearTimeout(timer);
}
