import { useEffect, useState } from 'react';

const STEP = 12;
/** How far below the window the next cards are already made. */
const AHEAD = '800px';

/**
 * Shows the beginning of a long list, and more of it as its end comes near: however many restaurants there are,
 * the page holds no more cards than were scrolled to.
 *
 * @param subject what the list shows; another one begins anew
 */
export function useReveal(subject: string, total: number) {
  const [count, setCount] = useState(STEP);
  const [known, setKnown] = useState(subject);
  if (known !== subject) {
    setKnown(subject);
    setCount(STEP);
  }
  const [end, setEnd] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (end === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setCount((before) => before + STEP);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end);
    return () => observer.disconnect();
    // Observed anew after each step: an end that is still in view says so again.
  }, [end, count]);

  return { count: Math.min(count, total), endRef: setEnd, hasMore: count < total };
}
