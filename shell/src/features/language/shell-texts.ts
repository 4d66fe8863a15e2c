import type { Language } from 'platform/contract';
import type { texts as english } from '../../locales/language-en.ts';
import { retry } from 'shared-ui';

/** The shell's own texts in one language, by namespace. */
export type ShellTexts = typeof english;

/** Gives the shell's texts in a language, fetching them if need be. */
export type ShellTextsLoader = (language: Language) => Promise<ShellTexts>;

// Their names are the contract's: a page asks for the texts of its language beside the shell's first script.
const LOADERS = {
  en: () => import(/* webpackChunkName: "language-en" */ '../../locales/language-en.ts'),
  fr: () => import(/* webpackChunkName: "language-fr" */ '../../locales/language-fr.ts'),
} satisfies Record<Language, () => Promise<{ texts: ShellTexts }>>;

/** Nobody reads two languages at a time: each comes as a file of its own. */
export async function loadShellTexts(language: Language): Promise<ShellTexts> {
  return (await retry(LOADERS[language])).texts;
}
