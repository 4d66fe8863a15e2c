import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import { findHandle, findPlace, scrollStep } from './drop-target.ts';
import { type MenuEntry, type Place } from './place.ts';
import type { Reorder } from './use-reorder.ts';

/** Movement of a pointer before it drags, in pixels. */
const MIN_DRAG_DISTANCE_PX = 4;

const EVENTS = ['pointermove', 'pointerup', 'pointercancel', 'blur', 'keydown'];

function isSamePlace(a: Place | null, b: Place | undefined): boolean {
  return a?.categoryKey === b?.categoryKey && a?.index === b?.index;
}

/** Follows one pointer from a handle until its release; the order changes only then. */
class Drag implements EventListenerObject {
  #y: number;
  readonly #startY: number;
  #place: Place | null = null;
  #isDragging = false;
  /** Distance between the pointer and the height it stands for, after the page has become shorter. */
  #shift = 0;
  #frame = 0;
  readonly #entry: MenuEntry;
  readonly #reorder: () => Reorder;

  constructor(entry: MenuEntry, reorder: () => Reorder, y: number) {
    this.#entry = entry;
    this.#reorder = reorder;
    this.#startY = y;
    this.#y = y;
    for (const type of EVENTS) window.addEventListener(type, this);
  }

  handleEvent(event: Event): void {
    // A second finger is ignored.
    if ('isPrimary' in event && event.isPrimary === false) return;
    if (event.type === 'pointermove') this.#move((event as PointerEvent).clientY);
    else if (event.type !== 'keydown') this.#finish(event.type === 'pointerup');
    else if ((event as KeyboardEvent).key === 'Escape') this.#finish(false);
  }

  /** Ends the drag when the editor unmounts. */
  abort(): void {
    cancelAnimationFrame(this.#frame);
    for (const type of EVENTS) window.removeEventListener(type, this);
  }

  #move(y: number): void {
    this.#y = y;
    if (this.#isDragging || Math.abs(y - this.#startY) < MIN_DRAG_DISTANCE_PX) return;
    this.#isDragging = true;
    this.#reorder().pickUp(this.#entry, 'pointer');
    this.#frame = requestAnimationFrame(() => {
      this.#align();
      this.#follow();
    });
  }

  /** A moved category collapses all others: scrolls its heading back under the pointer, as far as possible. */
  #align(): void {
    const middle = () => {
      const box = findHandle(this.#reorder().root, this.#entry.key)?.getBoundingClientRect();
      return box ? (box.top + box.bottom) / 2 : this.#y;
    };
    if (this.#entry.kind === 'item') return;
    window.scrollBy({ top: middle() - this.#startY, behavior: 'instant' });
    this.#shift = middle() - this.#startY;
  }

  readonly #follow = (): void => {
    const { root, showPlace } = this.#reorder();
    if (!root) return;
    const step = scrollStep(this.#y, window.innerHeight);
    if (step !== 0) window.scrollBy({ top: step, behavior: 'instant' });
    const place = findPlace(root, this.#entry, this.#y + this.#shift);
    if (!isSamePlace(this.#place, place)) {
      this.#place = place ?? null;
      showPlace(this.#place);
    }
    this.#frame = requestAnimationFrame(this.#follow);
  };

  #finish(isDropped: boolean): void {
    this.abort();
    if (!this.#isDragging) return;
    const reorder = this.#reorder();
    if (isDropped) reorder.drop(this.#entry, this.#place);
    else if (reorder.activeMove) reorder.cancel(reorder.activeMove);
  }
}

/** Starts a drag at a handle, by mouse, pen or finger. */
export function usePointerDrag(reorder: Reorder): (event: ReactPointerEvent, entry: MenuEntry) => void {
  const drag = useRef<Drag | null>(null);
  const latest = useRef(reorder);
  useEffect(() => {
    latest.current = reorder;
  });
  useEffect(() => () => drag.current?.abort(), []);
  return (event, entry) => {
    if (event.button !== 0 || !event.isPrimary) return;
    drag.current?.abort();
    drag.current = new Drag(entry, () => latest.current, event.clientY);
  };
}
