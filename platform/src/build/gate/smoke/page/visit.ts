import type { Look, Probe } from '../probe.ts';

/**
 * Opens a page, and switches its language: what the gate asks for most often, so that one question does.
 * Self-contained: the browser gets its source text.
 */
export function installVisit(
  probe: Pick<Probe, 'navigate' | 'settle' | 'advance' | 'look' | 'speak' | 'namespaces' | 'frameFaults'>,
): Pick<Probe, 'see' | 'open' | 'switchTo'> {
  /** The page is there already, and visits of each page in each language add up. */
  const AFTER_TIMERS_MS = 20;
  const see = (): Look => ({
    ...probe.look(),
    namespaces: probe.namespaces(),
    frameFaults: probe.frameFaults(),
  });
  return {
    see,
    open: async (path, ahead) => {
      probe.navigate(path);
      await probe.settle();
      if (ahead > 0) {
        await probe.advance(ahead);
        await probe.settle(AFTER_TIMERS_MS);
      }
      return see();
    },
    switchTo: async (language) => {
      await probe.speak(language);
      return see();
    },
  };
}
