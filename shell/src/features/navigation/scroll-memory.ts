import { createStoredValue } from 'shared-api';

/** Scroll positions in pixels by history entry, the latest last. */
const storedPositions = createStoredValue<readonly [string, number][]>({
  key: 'maida.scroll',
  storage: 'session',
  version: 1,
  fallback: [],
  parse: (stored) => (Array.isArray(stored) ? (stored as [string, number][]) : undefined),
});
/** Milliseconds to wait for loading content before the scroll position is given up. */
const RESTORE_TIMEOUT_MS = 4_000;
const MAX_ENTRIES = 50;

/** Remembers the scroll position of each history entry; survives a reload. */
export interface ScrollMemory {
  /** Records the scroll position for this history entry from now on. */
  readonly enter: (key: string) => void;
  /** Restores the scroll position of this history entry as soon as the page is long enough. */
  readonly restore: (key: string) => void;
  readonly stop: () => void;
}

/** Replaces the browser's scroll restoration, which acts before an area's content is rendered. */
export function createScrollMemory(): ScrollMemory {
  const positions = new Map(storedPositions.read());
  let current: string | undefined;
  let cancelRestore: () => void = () => undefined;
  history.scrollRestoration = 'manual';

  const remember = () => {
    if (current !== undefined) positions.set(current, window.scrollY);
  };
  const leave = () => storedPositions.write([...positions].slice(-MAX_ENTRIES));
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('pagehide', leave);

  return {
    enter: (key) => {
      cancelRestore();
      current = key;
    },
    restore: (key) => {
      const top = positions.get(key) ?? 0;
      cancelRestore = scrollWhenPossible(top);
    },
    stop: () => {
      cancelRestore();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', leave);
    },
  };
}

function scrollWhenPossible(top: number): () => void {
  const reach = () => {
    window.scrollTo({ top, behavior: 'instant' });
    return document.documentElement.scrollHeight - window.innerHeight >= top - 1;
  };
  if (reach()) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (reach()) cancel();
  });
  const timer = setTimeout(() => cancel(), RESTORE_TIMEOUT_MS);
  const cancel = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const type of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(type, cancel);
  };
  observer.observe(document.body);
  // Scrolling by the visitor cancels it.
  for (const type of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(type, cancel, { passive: true });
  return cancel;
}
