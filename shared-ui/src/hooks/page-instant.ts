const GLOBAL = '__maidaPageInstant';

/**
 * The instant that a rendered page speaks of, in milliseconds since the epoch: the server says it while it renders, and
 * the browser repeats it until the page has come to life, so that both say the same of what is open. Then it is taken
 * away. Kept outside of this module, since every app of a page has its own copy.
 */
export function setPageInstant(instant: number | undefined): void {
  if (instant === undefined) Reflect.deleteProperty(globalThis, GLOBAL);
  else Reflect.set(globalThis, GLOBAL, instant);
}

/** The instant that is said by {@link setPageInstant}, or the present one. */
export function readInstant(): number {
  const instant: unknown = Reflect.get(globalThis, GLOBAL);
  return typeof instant === 'number' ? instant : Date.now();
}
