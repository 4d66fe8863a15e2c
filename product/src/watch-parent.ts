const INTERVAL_MS = 500;

/**
 * Calls back once when the process that started this one is gone, however it ended: killing `npm start` has to end
 * nothing to be left running.
 */
export function watchParent(onGone: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, INTERVAL_MS);
  timer.unref();
}
