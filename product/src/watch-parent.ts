const INTERVAL_MS = 500;

/**
 * Calls back once when the parent process has ended, however it ended: killing `npm start` must leave
 * nothing running.
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
