import { serviceNow } from './service-clock.ts';

const GLOBAL = '__maidaPageInstant';

/**
 * Sets the present time of all components in milliseconds since the epoch, or clears it with undefined. The server
 * sets it while it renders and the browser until the page is hydrated, so that both render the same opening state.
 * It is a global because every app of a page bundles its own copy of this module.
 */
export function setRenderTime(instant: number | undefined): void {
  if (instant === undefined) Reflect.deleteProperty(globalThis, GLOBAL);
  else Reflect.set(globalThis, GLOBAL, instant);
}

/** The time set by {@link setRenderTime}, or the present time by the service's clock. */
export function readRenderTime(): number {
  const instant: unknown = Reflect.get(globalThis, GLOBAL);
  return typeof instant === 'number' ? instant : serviceNow();
}
