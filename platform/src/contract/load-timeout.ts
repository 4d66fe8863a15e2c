import { CHUNK_LOAD_TIMEOUT_MS, LOAD_TIMEOUT_GLOBAL } from './constants.ts';
import type { PageConfiguration } from './page.ts';

/**
 * Publishes to the chunk loaders of shell and areas how long a load may take on this page.
 * @param host `globalThis` of the page.
 */
export function publishLoadTimeout(
  { loadTimeout }: Pick<PageConfiguration, 'loadTimeout'>,
  host: object,
): void {
  if (loadTimeout !== undefined) Reflect.set(host, LOAD_TIMEOUT_GLOBAL, loadTimeout);
}

/** The timeout of loads on this page in milliseconds. */
export function loadTimeoutOf(host: object): number {
  const published: unknown = Reflect.get(host, LOAD_TIMEOUT_GLOBAL);
  return typeof published === 'number' ? published : CHUNK_LOAD_TIMEOUT_MS;
}
