import { ROOT_ID } from 'platform/contract';

/** Name on `globalThis` of what the starter has noted; the shell is a script of its own. */
const NOTED = '__maidaInput';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Noted {
  readonly pressed: Set<HTMLButtonElement>;
  /** Each field with what fills in for the page what it holds now. */
  readonly filled: Map<Field, () => void>;
  readonly stop: () => void;
}

/** A page that was rendered is seen before it answers: notes which buttons are pressed and fields are filled meanwhile. */
export function noteEarlyInput(): void {
  const pressed = new Set<HTMLButtonElement>();
  const filled = new Map<Field, () => void>();
  const notePress = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // What stands beside the page's content is no part of the shell.
    if (!button?.closest(`#${ROOT_ID}`)) return;
    const form = button.type === 'submit' ? button.form : null;
    // What works without scripts, the browser sends. Anything else would only be lost, or stand in the address.
    if (form?.hasAttribute('action')) return;
    if (form) event.preventDefault();
    // Parts that listen already wait for what was filled in before.
    event.stopPropagation();
    pressed.add(button);
  };
  const noteField = ({ target }: Event) => filled.set(target as Field, refillOf(target as Field));
  document.addEventListener('click', notePress, true);
  document.addEventListener('input', noteField, true);
  const stop = () => {
    document.removeEventListener('click', notePress, true);
    document.removeEventListener('input', noteField, true);
  };
  const noted: Noted = { pressed, filled, stop };
  Reflect.set(globalThis, NOTED, noted);
}

/**
 * Takes over what is noted. Gives the function that ends the noting, and fills in and presses once more, once each, what
 * is still there: hydration takes a while and keeps the elements, and forms begin with what they were rendered with.
 */
export function takeEarlyInput(): () => void {
  const noted = Reflect.get(globalThis, NOTED) as Noted | undefined;
  Reflect.deleteProperty(globalThis, NOTED);
  const press = () => {
    for (const button of noted?.pressed ?? []) if (button.isConnected) button.click();
  };
  return () => {
    noted?.stop();
    for (const refill of noted?.filled.values() ?? []) refill();
    // Once the page knows what was filled in.
    setTimeout(press);
  };
}

/** How a field gets what it holds now. */
function refillOf(field: Field): () => void {
  const { value } = field;
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    const { checked } = field;
    return () => {
      if (field.checked !== checked) field.click();
    };
  }
  return () => {
    // React tells a change by what was last set on the element itself, and looks past the element's own setter.
    field.value = '';
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}
