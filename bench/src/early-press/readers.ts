/// <reference lib="dom" />

/** A control of a page: what it is called, and the middle of what is seen of it. */
export interface Control {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Runs in the page, before anything of its own: defines {@link findControls} and {@link readState} there. */
export function defineReaders(): void {
  const CONTROLS = 'a[href], button:not(:disabled), input:not([type=hidden]), select, textarea, summary';
  const FIELDS = 'button, input, select, textarea';
  const SURFACES = 'dialog[open], [role=dialog], [role=menu], [role=listbox]';
  const MARKED =
    ':checked, details[open], [aria-expanded=true], [aria-pressed=true], [aria-checked=true], [aria-selected=true]';
  const NEWS = '[role=status], [role=alert]';

  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  // A number is a time or an amount, and another one each time.
  const shorten = (text: string) => text.replace(/\d+/g, '#').trim().slice(0, 40);
  const textOf = (element: Element) => shorten(element.textContent ?? '');
  const labelOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent?.trim() : undefined) ??
    (textOf(element) || (element.getAttribute('href') ?? element.getAttribute('name') ?? ''));
  const nameOf = (element: Element) => `${element.tagName.toLowerCase()} “${shorten(labelOf(element))}”`;
  const isInSight = (element: Element) => element.getBoundingClientRect().bottom > 0;
  const namesOf = (selector: string, describe: (element: Element) => string) =>
    [...document.querySelectorAll(selector)].filter(isSeen).map(describe);

  /** The controls of the first screen whose middle nothing covers; those of one name are numbered. */
  function findControls(): Control[] {
    const count = new Map<string, number>();
    return [...document.querySelectorAll(CONTROLS)].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const isHit = hit !== null && (element.contains(hit) || hit.contains(element) || label?.contains(hit));
      if (width < 2 || !isHit) return [];
      const number = (count.get(nameOf(element)) ?? 0) + 1;
      count.set(nameOf(element), number);
      return [{ name: number === 1 ? nameOf(element) : `${nameOf(element)} ${String(number)}`, x, y }];
    });
  }

  /**
   * What a press can change that a person sees: address, language, the part of the page in sight, the field or button
   * that has the focus, surfaces, marks, messages.
   */
  function readState(): string[] {
    const focused = document.activeElement;
    const heading = [...document.querySelectorAll('h1, h2')].filter(isSeen).find(isInSight);
    return [
      `at ${location.pathname}${location.search}`,
      `language ${document.documentElement.lang}`,
      ...(heading ? [`from ${textOf(heading)}`] : []),
      ...(focused?.matches(FIELDS) ? [`focus ${nameOf(focused)}`] : []),
      ...namesOf(
        SURFACES,
        (element) => `surface ${shorten(element.getAttribute('aria-label') ?? textOf(element))}`,
      ),
      ...namesOf(MARKED, (element) => `marked ${nameOf(element)}`),
      ...namesOf(NEWS, (element) => `says ${textOf(element)}`).filter((line) => line !== 'says '),
    ];
  }
  Object.assign(globalThis, { benchReaders: { findControls, readState } });
}

/** What {@link defineReaders} defines. */
export interface Readers {
  readonly findControls: () => Control[];
  readonly readState: () => string[];
}
