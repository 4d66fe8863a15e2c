import { CHUNK_LOAD_TIMEOUT_MS, LOAD_TIMEOUT_GLOBAL } from './constants.ts';
import type { PageConfiguration } from './page.ts';

/**
 * Tells the chunk loaders of shell and areas how long a load may take on this page.
 * @param host `globalThis` of the page.
 */
export function publishLoadTimeout(
  { loadTimeout }: Pick<PageConfiguration, 'loadTimeout'>,
  host: object,
): void {
  if (loadTimeout !== undefined) Reflect.set(host, LOAD_TIMEOUT_GLOBAL, loadTimeout);
}

/** Milliseconds until a load counts as failed on this page. */
export function loadTimeoutOf(host: object): number {
  const told: unknown = Reflect.get(host, LOAD_TIMEOUT_GLOBAL);
  return typeof told === 'number' ? told : CHUNK_LOAD_TIMEOUT_MS;
}
