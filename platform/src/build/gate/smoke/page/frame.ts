import type { Probe } from '../probe.ts';

/** Looks at the shell's header and footer as a visitor would. Self-contained: the browser gets its source text. */
export function installFrame(): Pick<Probe, 'frameFaults'> {
  const CONTROLS = 'a[href], button, select, input, summary';
  /** Smaller ones are hidden behind their label. */
  const SMALLEST_PX = 4;
  const VISIBILITY = { opacityProperty: true, visibilityProperty: true };

  const nameOf = (control: Element) => {
    const text = control.getAttribute('aria-label') ?? control.textContent?.trim();
    return text || control.localName;
  };

  /** What a visitor who presses the middle of a control presses in its place. */
  function findCover(control: Element): Element | undefined {
    control.scrollIntoView({ behavior: 'instant', block: 'center' });
    const { left, top, width, height } = control.getBoundingClientRect();
    if (width < SMALLEST_PX || height < SMALLEST_PX) return undefined;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const isHit = !hit || control.contains(hit) || (hit.closest('label')?.contains(control) ?? false);
    return isHit ? undefined : hit;
  }

  function faultsOf(part: Element): string[] {
    const where = part.localName;
    if (!part.checkVisibility(VISIBILITY)) return [`the ${where} is hidden`];
    const controls = [...part.querySelectorAll(CONTROLS)].filter((control) =>
      control.checkVisibility(VISIBILITY),
    );
    const covered = controls.flatMap((control) => {
      const cover = findCover(control);
      const name = cover && `${cover.localName}${[...cover.classList].map((one) => `.${one}`).join('')}`;
      return name === undefined ? [] : [`“${nameOf(control)}” in the ${where} is covered by ${name}`];
    });
    return covered.slice(0, 1);
  }

  return {
    frameFaults: () => {
      // What is behind an open dialog can't be pressed by design.
      if (document.querySelector('dialog:modal')) return [];
      const parts = [...document.querySelectorAll('header, footer')].filter(
        (part) => !part.closest('main, article, section, dialog, [data-area]'),
      );
      const { scrollX, scrollY } = window;
      const faults = parts.flatMap(faultsOf);
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
      return faults;
    },
  };
}
