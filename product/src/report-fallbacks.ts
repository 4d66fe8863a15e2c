import { countPageWithoutContent, logSeldom } from 'backend';
import type { RenderFallback } from 'platform/delivery';

/** Counts every page that went out without content, and logs one in ten seconds for each reason. */
export function reportFallbacks(log: { readonly warn: (fields: object, text: string) => void }) {
  const logged = logSeldom((fields, text) => log.warn(fields, text));
  return (fallback: RenderFallback): void => {
    countPageWithoutContent(fallback.reason);
    logged(fallback.reason, fallback, 'a page went out without content');
  };
}
