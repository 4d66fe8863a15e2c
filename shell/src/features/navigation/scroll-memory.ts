const STORAGE_KEY = 'maida.scroll';
/** How long content that is still loading is waited for before the place is given up. */
const PATIENCE_MS = 4_000;
const ENTRIES = 50;

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
  const positions = readPositions();
  let current: string | undefined;
  let cancelRestore: () => void = () => undefined;
  history.scrollRestoration = 'manual';

  const remember = () => {
    if (current !== undefined) positions.set(current, window.scrollY);
  };
  const leave = () => writePositions(positions);
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
  const timer = setTimeout(() => cancel(), PATIENCE_MS);
  const cancel = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const type of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(type, cancel);
  };
  observer.observe(document.body);
  // Whoever scrolls meanwhile has the say.
  for (const type of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(type, cancel, { passive: true });
  return cancel;
}

function readPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return new Map(Array.isArray(stored) ? (stored as [string, number][]) : []);
  } catch {
    return new Map();
  }
}

function writePositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-ENTRIES)));
  } catch {
    // A browser without storage forgets the place, nothing else.
  }
}
