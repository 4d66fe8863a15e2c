import type { Language } from 'platform/contract';
import type { texts as english } from '../../locales/language-en.ts';
import { retry } from 'shared-ui';

/** The shell's own texts in one language, by namespace. */
export type ShellTexts = typeof english;

/** Returns the shell's texts in a language, fetching them if necessary. */
export type ShellTextsLoader = (language: Language) => Promise<ShellTexts>;

// The delivery server knows these chunk names: a page preloads the texts of its language beside the shell's first
// script.
const LOADERS = {
  en: () => import(/* webpackChunkName: "language-en" */ '../../locales/language-en.ts'),
  fr: () => import(/* webpackChunkName: "language-fr" */ '../../locales/language-fr.ts'),
} satisfies Record<Language, () => Promise<{ texts: ShellTexts }>>;

/** One chunk per language. */
export async function loadShellTexts(language: Language): Promise<ShellTexts> {
  return (await retry(LOADERS[language])).texts;
}
