import type { Page } from '@playwright/test';

const NARROWEST = 320;
const WIDEST = 1280;
const STEP = 10;
const HEIGHT = 800;
/** Of the emulated screen. Set by the protocol, since `setViewportSize` also waits for a frame. */
const PLAIN = { deviceScaleFactor: 1, mobile: false };

/**
 * What does not fit at some width from 320 to 1280 px, in steps of 10: sideways scroll of the page, and links or
 * buttons of the header that are cut off, or lie over one another. The same at many widths is said once.
 */
export async function sweepWidths(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const widths = new Map<string, number[]>();
  for (let width = NARROWEST; width <= WIDEST; width += STEP) {
    await session.send('Emulation.setDeviceMetricsOverride', { width, height: HEIGHT, ...PLAIN });
    for (const problem of await page.evaluate(findMisfits, width))
      widths.set(problem, [...(widths.get(problem) ?? []), width]);
  }
  const before = page.viewportSize();
  if (before) await session.send('Emulation.setDeviceMetricsOverride', { ...before, ...PLAIN });
  await session.detach();
  return [...widths].map(([problem, at]) => `${problem} at ${at[0] ?? 0} to ${at.at(-1) ?? 0} px`);
}

/** Runs in the page. */
function findMisfits(width: number): string[] {
  if (innerWidth !== width) return [`is ${innerWidth} px wide, not ${width}`];
  const { scrollWidth, clientWidth } = document.documentElement;
  const problems = scrollWidth > clientWidth ? ['scrolls sideways'] : [];
  const header = document.querySelector('header');
  const controls = [...(header?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((control) => ({ control, box: visibleBox(control) }))
    // What a screen reader alone meets, and the link that shows itself when it has the focus.
    .filter(({ box }) => box.width > 2 && box.height > 2 && box.bottom > 0);
  /** Without what an ancestor hides: a long name ends in dots. */
  function visibleBox(control: HTMLElement) {
    let { left, right, top, bottom } = control.getBoundingClientRect();
    for (let node = control.parentElement; node && node !== header; node = node.parentElement) {
      if (getComputedStyle(node).overflow === 'visible') continue;
      const clip = node.getBoundingClientRect();
      [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
      [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
    }
    return { left, right, top, bottom, width: right - left, height: bottom - top };
  }
  const nameOf = (control: HTMLElement) =>
    `“${(control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 30)}”`;
  for (const { control, box } of controls) {
    const isCut = control.clientWidth > 0 && control.scrollWidth > control.clientWidth + 1;
    if (isCut || box.left < -1 || box.right > clientWidth + 1) problems.push(`${nameOf(control)} is cut off`);
    const covered = controls.find(
      (other) =>
        other.control !== control &&
        !other.control.contains(control) &&
        !control.contains(other.control) &&
        Math.min(other.box.right, box.right) - Math.max(other.box.left, box.left) > 1 &&
        Math.min(other.box.bottom, box.bottom) - Math.max(other.box.top, box.top) > 1,
    );
    if (covered) problems.push(`${nameOf(control)} and ${nameOf(covered.control)} lie over one another`);
  }
  return problems;
}
