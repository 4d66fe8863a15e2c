import { useEffect, useState } from 'react';

/** Further from the window than this, nobody comes by scrolling before it is there again. */
const FAR = '2400px 0px';

/**
 * Whether an element is anywhere near the window. While it is not, it keeps its height, so that its content can be taken
 * out of the page; what holds the focus stays.
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
        // Set as a property: the policy of the page allows no style attributes.
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
