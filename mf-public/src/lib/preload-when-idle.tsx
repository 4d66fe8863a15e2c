import { useEffect, type ReactNode } from 'react';
import { isFastConnection, isSaveData } from 'shared-api';
import { whenIdle } from 'shared-ui';

/** Milliseconds after which a browser that is never idle preloads anyway. */
const IDLE_TIMEOUT_MS = 5_000;

/**
 * Preloads the page that the visitor is likely to open next: at the first hover, touch or focus; on a fast connection
 * once the page has loaded and the browser is idle. Does nothing with data saver.
 */
export function PreloadWhenIdle(props: { preload: () => Promise<void>; children: ReactNode }) {
  const { preload, children } = props;
  useEffect(() => {
    if (isSaveData()) return undefined;
    const start = () => void preload();
    const events = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const type of events) document.addEventListener(type, start, { once: true, passive: true });
    const cancel = isFastConnection() ? whenLoadedAndIdle(start) : () => undefined;
    return () => {
      cancel();
      for (const type of events) document.removeEventListener(type, start);
    };
  }, [preload]);
  return children;
}

function whenLoadedAndIdle(action: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(action, IDLE_TIMEOUT_MS);
  let cancel = () => window.removeEventListener('load', handleLoad);
  function handleLoad() {
    cancel = whenIdle(action, IDLE_TIMEOUT_MS);
  }
  window.addEventListener('load', handleLoad, { once: true });
  return () => cancel();
}
