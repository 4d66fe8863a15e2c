import type { KeyboardEvent } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex="0"]';

/** Moves the focus from the last element of a dialog to its first and back, skipping the browser's own buttons. */
export function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || !(event.target instanceof Element)) return;
  const dialog = event.target.closest('dialog');
  const elements = [...(dialog?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  const edge = event.shiftKey ? elements[0] : elements.at(-1);
  const other = event.shiftKey ? elements.at(-1) : elements[0];
  // A press on the title gives it the focus; Shift+Tab from there goes to the end, too.
  const isAtEdge = event.target === edge || (event.shiftKey && !elements.some((one) => one === event.target));
  if (!isAtEdge) return;
  event.preventDefault();
  other?.focus();
}
