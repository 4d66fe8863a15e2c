import { useEffect, useState } from 'react';

/** Distance from the window within which content is kept, so that scrolling never meets an empty place. */
const FAR = '2400px 0px';

/**
 * Whether an element is near the window. While it is not, it keeps its height, so that its content can be removed
 * from the page; an element with the focus stays.
 */
export function useNear() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isNear, setNear] = useState(true);
  useEffect(() => {
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry || (!entry.isIntersecting && element.contains(document.activeElement))) return;
        // Set as a property: the page's Content-Security-Policy allows no style attributes.
        element.style.blockSize = entry.isIntersecting ? '' : `${entry.boundingClientRect.height}px`;
        setNear(entry.isIntersecting);
      },
      { rootMargin: FAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref: setElement, isNear };
}
