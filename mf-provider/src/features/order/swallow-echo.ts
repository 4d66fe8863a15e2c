/** Within so many milliseconds a second press belongs to the first. */
const ECHO_MS = 350;

/**
 * After a dialog has gone, the second half of a double press would land on whatever lay beneath it: such a press is taken
 * out of the page.
 */
export function swallowEcho(): void {
  const swallow = (event: MouseEvent) => {
    if (!isEcho(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', swallow, { capture: true });
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }), ECHO_MS);
}

/** A mouse counts its clicks; fingers are not counted, and no finger answers and aims anew as fast as that. */
function isEcho(event: MouseEvent): boolean {
  return event.detail > 1 || ('pointerType' in event && event.pointerType === 'touch');
}
