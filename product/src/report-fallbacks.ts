import { countPageWithoutContent } from 'backend';
import type { RenderFallback } from 'platform/delivery';

/** Milliseconds for which pages without content for one reason have one line in the log. */
const SILENT_MS = 10_000;

/**
 * Counts every page that went out without content, and logs the first for each reason; the next line, after ten seconds
 * at the earliest, says how many there were since.
 */
export function reportFallbacks(log: { readonly warn: (fields: object, text: string) => void }) {
  const logged = new Map<string, { at: number; since: number }>();
  return (fallback: RenderFallback): void => {
    const { reason } = fallback;
    countPageWithoutContent(reason);
    const last = logged.get(reason);
    if (last && performance.now() - last.at < SILENT_MS) {
      last.since += 1;
      return;
    }
    log.warn({ ...fallback, alsoSince: last?.since ?? 0 }, 'a page went out without content');
    logged.set(reason, { at: performance.now(), since: 0 });
  };
}
