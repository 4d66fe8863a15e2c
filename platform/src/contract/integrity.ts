import { INTEGRITY_GLOBAL } from './constants.ts';
import type { LiveRegistry } from './registry.ts';

/**
 * Tells the chunk loaders of all areas which integrity each script and style sheet must have.
 * Call it before the first area is loaded and again whenever the registry was read anew; earlier releases stay known.
 * @param host `globalThis` of the page.
 * @param base Address of the page, to make addresses absolute.
 */
export function publishIntegrity(registry: LiveRegistry, host: object, base: string): void {
  const known: Record<string, string> = Reflect.get(host, INTEGRITY_GLOBAL) ?? {};
  for (const area of registry.areas) {
    for (const [address, value] of Object.entries(area.integrity)) known[new URL(address, base).href] = value;
  }
  Reflect.set(host, INTEGRITY_GLOBAL, known);
}
