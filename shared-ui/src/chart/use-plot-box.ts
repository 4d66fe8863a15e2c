import { type RefObject, useEffect, useState } from 'react';

/** Default font size of the tick labels in pixels. */
const DEFAULT_FONT_SIZE = 13;
/** A chart this close to the window already counts as visible. */
const VISIBLE_MARGIN = '300px';

/** Width and font size of the box that a chart is drawn into, and whether it has become visible. */
export function usePlotBox(box: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, fontSize: 0 });
  const [isVisible, setVisible] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const width = Math.floor(element.clientWidth);
      setSize((before) =>
        before.width === width
          ? before
          : { width, fontSize: Number.parseFloat(getComputedStyle(element).fontSize) || DEFAULT_FONT_SIZE },
      );
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  useEffect(() => {
    const element = box.current;
    if (!element || isVisible) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setVisible(true);
      },
      { rootMargin: VISIBLE_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, isVisible]);

  return { ...size, isVisible };
}
