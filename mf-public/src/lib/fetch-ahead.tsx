import { useEffect, type ReactNode } from 'react';
import { isSaveData } from 'shared-api';
import { whenIdle } from 'shared-ui';

/** Milliseconds after which a browser that is never idle fetches all the same. */
const LATEST_MS = 5_000;

/**
 * Fetches what the visitor will want next: at once when they reach for something, otherwise when the page has come to
 * rest. A visitor who asked for, or can only have, few bytes waits until they ask.
 */
export function FetchAhead(props: { prefetch: () => Promise<void>; children: ReactNode }) {
  const { prefetch, children } = props;
  useEffect(() => {
    if (isSaveData()) return undefined;
    const start = () => void prefetch();
    const events = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const type of events) document.addEventListener(type, start, { once: true, passive: true });
    const cancel = whenAtRest(start);
    return () => {
      cancel();
      for (const type of events) document.removeEventListener(type, start);
    };
  }, [prefetch]);
  return children;
}

/** When all that the page shows is there and there is nothing else to do. */
function whenAtRest(action: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(action, LATEST_MS);
  let cancel = () => window.removeEventListener('load', handleLoad);
  function handleLoad() {
    cancel = whenIdle(action, LATEST_MS);
  }
  window.addEventListener('load', handleLoad, { once: true });
  return () => cancel();
}
