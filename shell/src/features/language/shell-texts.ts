import type { Language } from 'platform/contract';
import type { texts as english } from '../../locales/en/first.ts';
import { loadPlaceTexts } from 'shared-api/load-place-texts';
import { retry } from 'shared-ui';
import { loadUiTexts } from 'shared-ui/load-ui-texts';
import { loadTexts } from '../../lib/texts.ts';

/** The texts of a page in one language, by namespace: the shell's own, all components', the names of places. */
export type ShellTexts = typeof english & { readonly ui: object; readonly place: object };

/** Returns the shell's texts in a language, fetching them if necessary. */
export type ShellTextsLoader = (language: Language) => Promise<ShellTexts>;

/** One chunk per language: the parts of the three packages have the same name. */
export async function loadShellTexts(language: Language): Promise<ShellTexts> {
  const [own, ui, place] = await retry(() =>
    Promise.all([loadTexts(language, 'first'), loadUiTexts(language), loadPlaceTexts(language)]),
  );
  return { ...own.texts, ...ui.texts, ...place.texts } as ShellTexts;
}
