/** Milliseconds that clocks differ without anybody having set them. */
const TOLERANCE_MS = 2_000;
const CHECK_EVERY_MS = 5_000;

/**
 * Calls the service when the device's clock was set while the page is open, or the device slept, which looks the same:
 * the reply's date corrects the clock. Returns the function that stops it.
 */
export function watchClock(call: () => Promise<unknown>): () => void {
  const readLead = () => Date.now() - performance.now();
  let lead = readLead();

  function check(): void {
    const next = readLead();
    if (document.visibilityState === 'hidden' || Math.abs(next - lead) < TOLERANCE_MS) return;
    lead = next;
    // Without a connection any later call corrects it.
    call().catch(() => undefined);
  }

  const timer = setInterval(check, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
  };
}
