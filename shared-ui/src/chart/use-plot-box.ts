import { type RefObject, useEffect, useState } from 'react';

/** Pixels of the tick labels by default. */
const NORMAL_FONT = 13;
/** Pixels below the window in which a chart already counts as seen. */
const AHEAD = '300px';

/** The width and type size of the box that a chart is drawn into, and whether it has come into sight. */
export function usePlotBox(box: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, fontSize: 0 });
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const width = Math.floor(element.clientWidth);
      setSize((before) =>
        before.width === width
          ? before
          : { width, fontSize: Number.parseFloat(getComputedStyle(element).fontSize) || NORMAL_FONT },
      );
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  useEffect(() => {
    const element = box.current;
    if (!element || isSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, isSeen]);

  return { ...size, isSeen };
}
