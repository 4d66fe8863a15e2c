import { INTEGRITY_GLOBAL } from './constants.ts';
import type { LiveRegistry } from './registry.ts';

/** A well-formed value that no content matches: the browser refuses files that the page does not list. */
export const UNMATCHABLE_INTEGRITY = `sha384-${'A'.repeat(64)}`;

/**
 * Publishes to the chunk loaders of shell and areas which integrity each script and style sheet must have.
 * Call it before loading the first area and after each reload of the registry; values of earlier releases remain.
 * @param host `globalThis` of the page.
 * @param base URL of the page, to resolve relative addresses.
 */
export function publishIntegrity(registry: LiveRegistry, host: object, base: string): void {
  const known: Record<string, string> = Reflect.get(host, INTEGRITY_GLOBAL) ?? {};
  const lists = [registry.shellIntegrity ?? {}, ...registry.areas.map(({ integrity }) => integrity)];
  for (const [address, value] of lists.flatMap((list) => Object.entries(list))) {
    known[new URL(address, base).href] = value;
  }
  Reflect.set(host, INTEGRITY_GLOBAL, known);
}
