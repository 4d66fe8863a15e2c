import { ROOT_ID } from 'platform/contract';

/** Where the starter leaves the recording for the shell, which is another script. */
const RECORDING_KEY = '__maidaInput';

const FIELDS = `#${ROOT_ID} :is(input, select, textarea)`;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Recording {
  readonly pressed: Set<HTMLButtonElement>;
  readonly stop: () => void;
}

/** Records which buttons are pressed while a rendered page is visible but not yet interactive. */
export function recordEarlyInput(): void {
  const pressed = new Set<HTMLButtonElement>();
  const recordPress = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // Elements outside the content don't belong to the shell.
    if (!button?.closest(`#${ROOT_ID}`)) return;
    // The browser answers it by itself.
    if (button.hasAttribute('commandfor') && 'command' in button) return;
    const form = button.type === 'submit' ? button.form : null;
    // A form that works without scripts is sent by the browser. Any other would be lost or end up in the address.
    if (form?.hasAttribute('action')) return;
    if (form) event.preventDefault();
    // Parts that are hydrated already must not react before the fields are filled in again.
    event.stopPropagation();
    pressed.add(button);
  };
  document.addEventListener('click', recordPress, true);
  const stop = () => document.removeEventListener('click', recordPress, true);
  const recording: Recording = { pressed, stop };
  Reflect.set(globalThis, RECORDING_KEY, recording);
}

/**
 * Takes the recording, and the fields whose value differs from what was rendered. Returns a function that stops
 * recording and replays: it fills in the fields again and presses each button once, where they still exist. Hydration
 * keeps the elements, but forms start with the rendered values.
 */
export function takeEarlyInput(): () => void {
  const recording = Reflect.get(globalThis, RECORDING_KEY) as Recording | undefined;
  Reflect.deleteProperty(globalThis, RECORDING_KEY);
  if (!recording) return () => undefined;
  const { pressed, stop } = recording;
  /** Each changed field with the function that fills its present value in again. */
  const filled = new Map<Field, () => void>();
  const recordField = (field: Field) => {
    filled.delete(field);
    if (isFilled(field)) filled.set(field, refillOf(field));
  };
  const handleInput = ({ target }: Event) => {
    const field = target as Field;
    // Choosing a radio button clears the others.
    const others = field.type === 'radio' ? [...filled.keys()].filter(({ name }) => name === field.name) : [];
    for (const other of others) filled.delete(other);
    recordField(field);
  };
  for (const field of document.querySelectorAll<Field>(FIELDS)) recordField(field);
  document.addEventListener('input', handleInput, true);
  return () => {
    stop();
    document.removeEventListener('input', handleInput, true);
    for (const [field, refill] of filled) {
      if (!field.isConnected) continue;
      // A touch event makes React hydrate this part of the page first.
      field.dispatchEvent(new Event('touchcancel', { bubbles: true }));
      refill();
    }
    // After the page has processed the fields.
    setTimeout(() => {
      for (const button of pressed) if (button.isConnected) button.click();
    });
  };
}

/** Whether a field's value differs from the rendered one. */
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

/** A function that sets a field's present value again; React detects a change by the last value set on the element. */
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
    // Bypass the element's own setter, which React has replaced.
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}
