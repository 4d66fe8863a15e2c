import { createStoredValue, isRecord } from 'shared-api';

interface Rung {
  /** Orders that waited then. */
  readonly waiting: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The last ring of this browser. */
const storedRung = createStoredValue<Rung>({
  key: 'maida.orders.rung',
  version: 1,
  fallback: { waiting: 0, at: 0 },
  parse: (stored) => {
    if (!isRecord(stored)) return undefined;
    const { waiting, at } = stored as Partial<Record<keyof Rung, unknown>>;
    return typeof waiting === 'number' && typeof at === 'number' ? { waiting, at } : undefined;
  },
});

/** Tabs that come this late after a ring would ring for the same order. */
const HELD_MS = 500;
const LOCK = 'maida.ring';

/**
 * Rings, unless another tab of this browser does, or just has for as many orders. A tab whose sound is blocked leaves
 * it to another.
 *
 * @param everyMs time after which it rings again
 * @param ring rings this tab; false if its sound is blocked
 * @param onRing called with what `ring` has returned
 */
export function ringOnce(
  waiting: number,
  everyMs: number,
  ring: () => boolean,
  onRing: (hasSound: boolean) => void,
): void {
  const attempt = (): boolean => {
    const last = storedRung.read();
    if (waiting <= last.waiting && Date.now() - last.at < everyMs) return false;
    const hasSound = ring();
    if (hasSound) storedRung.write({ waiting, at: Date.now() });
    onRing(hasSound);
    return hasSound;
  };
  if (!('locks' in navigator)) {
    attempt();
    return;
  }
  void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
    if (!lock || !attempt()) return undefined;
    // The storage of another tab learns of it a moment later.
    return new Promise((resolve) => setTimeout(resolve, HELD_MS));
  });
}

/** Fewer orders wait than before: the next one rings at once, an answered one does not ring again. */
export function noteAnswered(waiting: number): void {
  storedRung.write({ ...storedRung.read(), waiting });
}
