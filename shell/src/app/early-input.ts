import { ROOT_ID } from 'platform/contract';

/** Name on `globalThis` of what the starter has noted; the shell is a script of its own. */
const NOTED = '__maidaInput';

const FIELDS = `#${ROOT_ID} :is(input, select, textarea)`;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Noted {
  readonly pressed: Set<HTMLButtonElement>;
  readonly stop: () => void;
}

/** A page that was rendered is seen before it answers: notes which buttons are pressed meanwhile. */
export function noteEarlyInput(): void {
  const pressed = new Set<HTMLButtonElement>();
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
  document.addEventListener('click', notePress, true);
  const stop = () => document.removeEventListener('click', notePress, true);
  const noted: Noted = { pressed, stop };
  Reflect.set(globalThis, NOTED, noted);
}

/**
 * Takes over what is noted, and what fields hold other than they were rendered with. Gives the function that ends the
 * noting, and fills in and presses once more, once each, what is still there: hydration takes a while and keeps the
 * elements, and forms begin with what they were rendered with.
 */
export function takeEarlyInput(): () => void {
  const noted = Reflect.get(globalThis, NOTED) as Noted | undefined;
  Reflect.deleteProperty(globalThis, NOTED);
  if (!noted) return () => undefined;
  const { pressed, stop } = noted;
  /** Each field with what fills in for the page what it holds now. */
  const filled = new Map<Field, () => void>();
  const note = (field: Field) => {
    filled.delete(field);
    if (isFilled(field)) filled.set(field, refillOf(field));
  };
  const noteField = ({ target }: Event) => {
    const field = target as Field;
    // Whichever of several is chosen ends the choice of the others.
    const others = field.type === 'radio' ? [...filled.keys()].filter(({ name }) => name === field.name) : [];
    for (const other of others) filled.delete(other);
    note(field);
  };
  for (const field of document.querySelectorAll<Field>(FIELDS)) note(field);
  document.addEventListener('input', noteField, true);
  return () => {
    stop();
    document.removeEventListener('input', noteField, true);
    for (const [field, refill] of filled) {
      if (!field.isConnected) continue;
      // Its part of the page is brought to life by any touch, and only then hears what it holds.
      field.dispatchEvent(new Event('touchcancel', { bubbles: true }));
      refill();
    }
    // Once the page knows what was filled in.
    setTimeout(() => {
      for (const button of pressed) if (button.isConnected) button.click();
    });
  };
}

/** Whether a field holds something else than what it was rendered with. */
function isFilled(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const rendered = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return field.value !== (rendered?.value ?? '');
  }
  if (!isTicked(field)) return field.type !== 'file' && field.value !== field.defaultValue;
  const isChanged = field.checked !== field.defaultChecked;
  return isChanged && (field.type === 'checkbox' || field.checked);
}

function isTicked(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** How a field gets what it holds now. React tells a change by what was last set on the element itself. */
function refillOf(field: Field): () => void {
  if (isTicked(field)) {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const { value } = field;
  return () => {
    field.value = '';
    // Past the element's own setter, which is React's.
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}
