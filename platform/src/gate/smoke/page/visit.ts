import type { Look, Probe } from '../probe.ts';

/**
 * Opens a page, and switches its language: what the gate asks for most often, so that one question does. Self-contained:
 * the browser gets its source text.
 */
export function installVisit(
  probe: Pick<Probe, 'navigate' | 'settle' | 'advance' | 'look' | 'speak' | 'namespaces'>,
): Pick<Probe, 'open' | 'switchTo'> {
  /** The page is there already, and a visit in each language of each page adds up. */
  const AFTER_TIMERS_MS = 20;
  const see = (): Look => ({ ...probe.look(), namespaces: probe.namespaces() });
  return {
    open: async (path, ahead) => {
      probe.navigate(path);
      await probe.settle();
      await probe.advance(ahead);
      await probe.settle(AFTER_TIMERS_MS);
      return see();
    },
    switchTo: async (language) => {
      await probe.speak(language);
      return see();
    },
  };
}
