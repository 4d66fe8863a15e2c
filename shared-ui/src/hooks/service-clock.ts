// Globals, because every app of a page bundles its own copy of this module.
const OFFSET = '__maidaClockOffset';
const CHANGE = 'maida-clock';
/** A `Date` header has whole seconds, rounded down. */
const HEADER_STEP_MS = 1_000;

/**
 * The present time in milliseconds since the epoch, by the service's clock as far as its replies have told: a device's
 * clock may be hours off. What people read and what the service receives comes from here; `Date.now()` is for
 * durations.
 */
export function serviceNow(): number {
  return toServiceTime(Date.now());
}

/** An instant of the device's clock by the service's. */
export function toServiceTime(instant: number): number {
  return instant + readOffset();
}

/**
 * Learns the service's clock from a reply. The device's clock is moved no further than the reply proves it wrong, so
 * slow replies do not disturb a right one.
 *
 * @param date the reply's `Date`; this and the others in milliseconds since the epoch
 * @param sentAt when the request was sent, by the device's clock
 */
export function correctClock(date: number, sentAt: number, receivedAt = Date.now()): void {
  if (Number.isNaN(date)) return;
  const offset = Math.max(date - receivedAt, Math.min(readOffset(), date + HEADER_STEP_MS - sentAt));
  if (offset === readOffset()) return;
  Reflect.set(globalThis, OFFSET, offset);
  dispatchEvent(new Event(CHANGE));
}

/** Calls `listener` after each correction. Returns the function that stops it. */
export function onClockChange(listener: () => void): () => void {
  addEventListener(CHANGE, listener);
  return () => removeEventListener(CHANGE, listener);
}

function readOffset(): number {
  const offset: unknown = Reflect.get(globalThis, OFFSET);
  return typeof offset === 'number' ? offset : 0;
}
