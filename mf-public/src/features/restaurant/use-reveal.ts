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

/** The shown part of a long list, and how it grows. */
export interface Reveal {
  readonly count: number;
  readonly hasMore: boolean;
  /** For the element after the list's last shown item. */
  readonly endRef: (end: HTMLElement | null) => void;
  /** Shows more; what is not fetched yet follows as soon as it is. */
  readonly showMore: () => void;
  /** More was asked for and is still fetched. */
  readonly isFetching: boolean;
}

/**
 * Shows the start of a long list, and more of it while its end is still below the window. Once the end is in sight
 * only {@link Reveal.showMore} adds something: a link below the list would move away under the finger.
 *
 * @param subject identifies the list's content; another one starts from the top
 * @param onEnd called when everything fetched is shown and more can be fetched
 */
export function useReveal(subject: string, total: number, onEnd: (() => void) | undefined): Reveal {
  const [count, setCount] = useState(STEP);
  const [known, setKnown] = useState(subject);
  /** How many were fetched when more was asked for; undefined if it was not. */
  const [askedAt, setAskedAt] = useState<number>();
  if (known !== subject) {
    setKnown(subject);
    setCount(few());
    setAskedAt(undefined);
  }
  if (askedAt !== undefined && total > askedAt) {
    setAskedAt(undefined);
    setCount(nextStep(count, total));
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
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        if (isAllShown) onEnd?.();
        else if (entry.boundingClientRect.top > innerHeight)
          startTransition(() => setCount(nextStep(count, total)));
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end);
    return () => observer.disconnect();
    // Observe again after each step: an end that is still near reports again.
  }, [end, count, total, isBeginning, isAllShown, onEnd]);

  function showMore(): void {
    if (!isAllShown) return setCount(nextStep(count, total));
    setAskedAt(total);
    onEnd?.();
  }

  const hasMore = !isAllShown || onEnd !== undefined;
  const isFetching = hasMore && askedAt !== undefined;
  return { count: Math.min(count, total), hasMore, endRef: setEnd, showMore, isFetching };
}

function few(): number {
  return innerWidth < PHONE_PX ? FEW_ON_PHONE : FEW;
}

/** The next whole step, as far as fetched: what is fetched later must not appear by itself. */
function nextStep(count: number, total: number): number {
  return Math.min((Math.floor(Math.min(count, total) / STEP) + 1) * STEP, total);
}
