import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { i18n } from 'i18next';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shownErrors } from './shown-errors.ts';

/** The files below a folder that hold a form, in order: those that a test of all forms has to name. */
export function formFiles(folder: string): string[] {
  return globSync('**/*.tsx', { cwd: folder })
    .filter((file) => !file.endsWith('.test.tsx'))
    .filter((file) => /\bonSubmit=/.test(readFileSync(join(folder, file), 'utf8')))
    .sort();
}

/** Finds an element of the newest open dialog, else of the page, or fails. */
export function findElement<E extends Element = HTMLElement>(selector: string): E {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const element = (dialog ?? document).querySelector<E>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

/** Types into the fields of the form by their names, and submits it. */
export async function submitForm(typed: Readonly<Record<string, string>> = {}): Promise<void> {
  const user = userEvent.setup();
  for (const [name, value] of Object.entries(typed)) {
    const field = findElement<HTMLInputElement>(`form [name="${name}"]`);
    if (field.type === 'checkbox') await user.click(field);
    else {
      await user.clear(field);
      if (value) await user.type(field, value);
    }
  }
  await user.click(findElement('form button[type="submit"]'));
}

/** Waits for so many errors, switches to French, and waits until none is as it was, or shows a key. */
export async function expectTranslatedErrors(texts: i18n, count: number): Promise<void> {
  const findErrors = () => {
    const shown = shownErrors();
    if (shown.length !== count) throw new Error(`There are ${shown.length} errors: ${shown.join(' ')}`);
    return shown;
  };
  const english = await waitFor(findErrors);
  await act(() => texts.changeLanguage('fr'));
  // The texts of a part that has loaded its own follow when theirs are there.
  await waitFor(() => {
    const left = findErrors().filter((text) => english.includes(text) || /_|undefined/.test(text));
    if (left.length > 0) throw new Error(`Not in French: ${left.join(' ')}`);
  });
}
