/** Milliseconds without a rest after which a page does not answer any more. */
const BUSY_MS = 5000;
/** Milliseconds from one look to the next: a page that is opened has much to do at first. */
const INTERVAL_MS = 10_000;
/** A device that slept rested, too. */
const ASLEEP_MS = 60_000;

/**
 * Calls back once when the page, while it is looked at, had no rest for five seconds: it renders without end, or a task
 * does not end. Without `requestIdleCallback` (Safari) it never does. Returns the function that stops it.
 */
export function watchBusy(onBusy: () => void): () => void {
  if (!('requestIdleCallback' in window)) return () => undefined;
  let wasHidden = false;
  const noteHidden = () => (wasHidden = true);
  const look = () => {
    wasHidden = document.visibilityState === 'hidden';
    const start = performance.now();
    requestIdleCallback(
      ({ didTimeout }) => {
        if (!didTimeout || wasHidden || performance.now() - start > ASLEEP_MS) return;
        stop();
        onBusy();
      },
      { timeout: BUSY_MS },
    );
  };
  const timer = setInterval(look, INTERVAL_MS);
  document.addEventListener('visibilitychange', noteHidden);
  const stop = () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', noteHidden);
  };
  return stop;
}
