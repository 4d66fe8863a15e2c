import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useNavigationType, type Location } from 'react-router-dom';
import { PAGE_EVENT } from '../../lib/page-event.ts';
import { createScrollMemory, type ScrollMemory } from './scroll-memory.ts';

/** Sets scroll position and focus when the screen of an address is shown, as a page load would. */
export function useArrival(main: RefObject<HTMLElement | null>): (location: Location) => void {
  const navigationType = useNavigationType();
  const memory = useRef<ScrollMemory | null>(null);
  const previous = useRef<Location | null>(null);
  useEffect(() => () => memory.current?.stop(), []);

  return useCallback(
    (location: Location) => {
      const before = previous.current;
      if (before === location) return;
      previous.current = location;
      memory.current ??= createScrollMemory();
      const entry = `${location.key} ${location.pathname}${location.search}`;
      memory.current.enter(entry);
      const isSamePage = before?.pathname === location.pathname;
      // The browser handles a plain `#link`; it has scrolled to the target already.
      const isAnchor = isSamePage && location.key === 'default';
      const isReturn = before === null ? isPageReturnedTo() : navigationType === 'POP' && !isAnchor;
      if (isReturn) memory.current.restore(entry);
      else if (location.hash && !isAnchor) scrollToHash(location.hash);
      else if (before !== null && !isSamePage) window.scrollTo({ top: 0, behavior: 'instant' });
      if (before !== null && !isSamePage) {
        main.current?.focus({ preventScroll: true });
        window.dispatchEvent(new Event(PAGE_EVENT));
      }
    },
    [main, navigationType],
  );
}

/** Whether the browser reloaded this page or came back to it, instead of following a link. */
function isPageReturnedTo(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}

function scrollToHash(hash: string): void {
  document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
}
