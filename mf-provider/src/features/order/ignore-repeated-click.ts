/** A click this soon after the first belongs to a double click. */
const DOUBLE_CLICK_MS = 350;

/**
 * Ignores the second click of a double click that closed a dialog: it would hit the page below.
 */
export function ignoreRepeatedClick(): void {
  const handleClick = (event: MouseEvent) => {
    if (!isRepeated(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', handleClick, { capture: true });
  setTimeout(() => document.removeEventListener('click', handleClick, { capture: true }), DOUBLE_CLICK_MS);
}

/** A mouse counts its clicks; a finger cannot aim a second time that fast. */
function isRepeated(event: MouseEvent): boolean {
  return event.detail > 1 || ('pointerType' in event && event.pointerType === 'touch');
}
