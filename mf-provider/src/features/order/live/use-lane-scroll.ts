import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { LANES, type Lane } from '../../../lib/open-orders/lanes.ts';

/** Share of a lane that has to be in view for it to be the one shown. */
const IN_VIEW = 0.6;

interface LaneScroll {
  /** Only tabs are scrolled, columns are all in view. */
  isOn: boolean;
  lane: Lane;
  onLane: (lane: Lane) => void;
}

/**
 * Scrolls to the lane of the chosen tab, and chooses the tab of the lane that was swiped to.
 *
 * @returns the ref of the box that scrolls
 */
export function useLaneScroll(options: LaneScroll): RefObject<HTMLDivElement | null> {
  const { isOn, lane } = options;
  const scroller = useRef<HTMLDivElement>(null);
  const inView = useRef<Lane>('new');
  const choose = useEffectEvent(options.onLane);

  useEffect(() => {
    const box = scroller.current;
    // Where a swipe has come to, a jump would stop it.
    if (!isOn || !box || inView.current === lane) return;
    inView.current = lane;
    const panel = box.querySelector<HTMLElement>(`[data-lane="${lane}"]`);
    if (panel) box.scrollLeft = panel.offsetLeft;
  }, [isOn, lane]);

  useEffect(() => {
    const box = scroller.current;
    if (!isOn || !box || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ intersectionRatio }) => intersectionRatio >= IN_VIEW);
        const found = LANES.find(
          (name) => name === (entry?.target as HTMLElement | undefined)?.dataset['lane'],
        );
        if (!found || found === inView.current) return;
        inView.current = found;
        choose(found);
      },
      { root: box, threshold: IN_VIEW },
    );
    for (const panel of box.querySelectorAll('[data-lane]')) observer.observe(panel);
    return () => observer.disconnect();
  }, [isOn]);

  return scroller;
}
