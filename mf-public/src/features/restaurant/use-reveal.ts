import { startTransition, useEffect, useState } from 'react';

/** Divisible by one to four columns, so that each step fills its rows. */
export const STEP = 12;
/** While typing: so many cards are rendered at once, and as many in each following step. */
const FEW = 4;
/** As many as a phone's window shows; four at once block a slow processor for 70 ms. */
const FEW_ON_PHONE = 2;
const PHONE_PX = 640;
const MOMENT_MS = 400;
/** How far below the window cards are rendered ahead. */
const AHEAD = '800px';

/**
 * Shows the start of a long list, and more of it as its end is scrolled near.
 *
 * @param subject identifies the list's content; another one starts from the top
 * @param onEnd called when everything fetched is shown and more can be fetched
 */
export function useReveal(subject: string, total: number, onEnd: (() => void) | undefined) {
  const [count, setCount] = useState(STEP);
  const [known, setKnown] = useState(subject);
  if (known !== subject) {
    setKnown(subject);
    setCount(few());
  }
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const isAllShown = count >= total;
  const isBeginning = count < STEP && !isAllShown;
  useEffect(() => {
    if (!isBeginning) return undefined;
    const timer = setTimeout(() => startTransition(() => setCount(count + few())), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [count, subject, isBeginning]);

  useEffect(() => {
    if (end === null || isBeginning) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        if (isAllShown) onEnd?.();
        else startTransition(() => setCount(nextStep));
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end);
    return () => observer.disconnect();
    // Observe again after each step: an end that is still in view reports again.
  }, [end, count, isBeginning, isAllShown, onEnd]);

  return { count: Math.min(count, total), endRef: setEnd, hasMore: !isAllShown || onEnd !== undefined };
}

function few(): number {
  return innerWidth < PHONE_PX ? FEW_ON_PHONE : FEW;
}

function nextStep(count: number): number {
  return (Math.floor(count / STEP) + 1) * STEP;
}
