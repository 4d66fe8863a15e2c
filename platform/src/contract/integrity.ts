import { INTEGRITY_GLOBAL } from './constants.ts';
import type { LiveRegistry } from './registry.ts';

/** Well-formed and matched by nothing: what the page does not list is refused instead of run unchecked. */
export const UNMATCHABLE_INTEGRITY = `sha384-${'A'.repeat(64)}`;

/**
 * Tells the chunk loaders of shell and areas which integrity each script and style sheet must have.
 * Call it before the first area is loaded and again whenever the registry was read anew; earlier releases stay known.
 * @param host `globalThis` of the page.
 * @param base Address of the page, to make addresses absolute.
 */
export function publishIntegrity(registry: LiveRegistry, host: object, base: string): void {
  const known: Record<string, string> = Reflect.get(host, INTEGRITY_GLOBAL) ?? {};
  const lists = [registry.shellIntegrity ?? {}, ...registry.areas.map(({ integrity }) => integrity)];
  for (const [address, value] of lists.flatMap((list) => Object.entries(list))) {
    known[new URL(address, base).href] = value;
  }
  Reflect.set(host, INTEGRITY_GLOBAL, known);
}
