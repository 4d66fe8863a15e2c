/** Buttons that were pressed before anything listened to them. */
const pressed = new Set<HTMLButtonElement>();

function note({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  // Without scripts a form's button sends it, and still does.
  if (button && (button.type !== 'submit' || !button.form)) pressed.add(button);
}

/** A page that was rendered is seen before it answers: notes which of its buttons are pressed meanwhile. */
export function noteEarlyPresses(): void {
  document.addEventListener('click', note, true);
}

/**
 * Ends the noting, right before React listens by itself. Gives the function that presses once more, once each, what is
 * still there: hydration keeps the elements.
 */
export function takeEarlyPresses(): () => void {
  document.removeEventListener('click', note, true);
  const taken = [...pressed];
  pressed.clear();
  return () => {
    for (const button of taken) if (button.isConnected) button.click();
  };
}
