import { createStoredValue } from 'shared-api';

/** Scroll positions in pixels by history entry, the latest last. */
const storedPositions = createStoredValue<readonly [string, number][]>({
  key: 'maida.scroll',
  storage: 'session',
  version: 1,
  fallback: [],
  parse: (stored) => (Array.isArray(stored) ? (stored as [string, number][]) : undefined),
});
/** How long to wait for content that is still loading before the scroll position is given up. */
const RESTORE_TIMEOUT_MS = 4_000;
const MAX_ENTRIES = 50;

/** Remembers how far each visited address was scrolled; survives a reload. */
export interface ScrollMemory {
  /** From now on the scroll position belongs to this history entry. */
  readonly enter: (key: string) => void;
  /** Goes to where this history entry was left, as soon as the page is long enough. */
  readonly restore: (key: string) => void;
  readonly stop: () => void;
}

/** Takes over the browser's own scroll restoration, which acts before an area's content is there. */
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
  // A visitor who scrolls meanwhile wins.
  for (const type of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(type, cancel, { passive: true });
  return cancel;
}
