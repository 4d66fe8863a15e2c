/** Name on `globalThis` of what the starter has noted; the shell is a script of its own. */
const NOTED = '__maidaPresses';

interface Noted {
  readonly pressed: Set<HTMLButtonElement>;
  readonly stop: () => void;
}

/** A page that was rendered is seen before it answers: notes which of its buttons are pressed meanwhile. */
export function noteEarlyPresses(): void {
  const pressed = new Set<HTMLButtonElement>();
  const note = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    // Without scripts a form's button sends it, and still does.
    if (button && (button.type !== 'submit' || !button.form)) pressed.add(button);
  };
  document.addEventListener('click', note, true);
  const noted: Noted = { pressed, stop: () => document.removeEventListener('click', note, true) };
  Reflect.set(globalThis, NOTED, noted);
}

/**
 * Ends the noting, right before React listens by itself. Gives the function that presses once more, once each, what is
 * still there: hydration keeps the elements.
 */
export function takeEarlyPresses(): () => void {
  const noted = Reflect.get(globalThis, NOTED) as Noted | undefined;
  Reflect.deleteProperty(globalThis, NOTED);
  noted?.stop();
  return () => {
    for (const button of noted?.pressed ?? []) if (button.isConnected) button.click();
  };
}
