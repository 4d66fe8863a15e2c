import type { Direction } from '../menu-draft.ts';
import type { MenuEntry, Place } from './place.ts';

/*
 * The menu editor's marks in the page, from which drop places are measured: `data-category` on each section,
 * `data-category-head` on its heading, `data-item` on each row. `data-handle` and `data-step` mark their controls.
 */

function middleOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
}

function countAbove(elements: readonly HTMLElement[], y: number): number {
  return elements.filter((element) => middleOf(element) < y).length;
}

function within(root: Element, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}

/** The place at a height of the window; undefined in an empty menu. */
export function findPlace(root: Element, { kind, key }: MenuEntry, y: number): Place | undefined {
  if (kind === 'category') {
    const others = within(root, '[data-category-head]').filter(
      (head) => head.dataset['categoryHead'] !== key,
    );
    return { categoryKey: null, index: countAbove(others, y) };
  }
  const sections = within(root, '[data-category]');
  const section = sections.findLast((entry) => entry.getBoundingClientRect().top <= y) ?? sections[0];
  const categoryKey = section?.dataset['category'];
  if (!section || categoryKey === undefined) return undefined;
  const others = within(section, '[data-item]').filter((row) => row.dataset['item'] !== key);
  return { categoryKey, index: countAbove(others, y) };
}

/** The handle of an entry. */
export function findHandle(root: Element | null, key: string): HTMLElement | undefined {
  return root ? within(root, '[data-handle]').find((handle) => handle.dataset['handle'] === key) : undefined;
}

/** The button that moves an entry in a direction, unless it is disabled. */
export function findStepButton(
  root: Element | null,
  key: string,
  direction: Direction,
): HTMLElement | undefined {
  if (!root) return undefined;
  return within(root, '[data-step]:enabled').find(({ dataset }) => dataset['step'] === `${key} ${direction}`);
}

/** Height of the zones at the window's edges in which the page scrolls, and its largest step per frame. */
const SCROLL_ZONE_PX = 96;
const MAX_SCROLL_STEP_PX = 14;

/** Pixels to scroll in this frame while an entry is held at a height of the window. */
export function scrollStep(y: number, height: number): number {
  if (y < SCROLL_ZONE_PX)
    return -Math.ceil((MAX_SCROLL_STEP_PX * (SCROLL_ZONE_PX - Math.max(y, 0))) / SCROLL_ZONE_PX);
  const below = y - (height - SCROLL_ZONE_PX);
  return below > 0 ? Math.ceil((MAX_SCROLL_STEP_PX * Math.min(below, SCROLL_ZONE_PX)) / SCROLL_ZONE_PX) : 0;
}
