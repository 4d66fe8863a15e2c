import { LANGUAGES, type Language } from 'platform/contract';
import type { ShellTexts } from '../features/language/shell-texts.ts';
import { texts as ar } from '../locales/ar/first.ts';
import { texts as en } from '../locales/en/first.ts';
import { texts as fr } from '../locales/fr/first.ts';
import { uiTranslations } from 'shared-ui/translations';

const KNOWN: Readonly<Partial<Record<Language, ShellTexts>> & { en: ShellTexts }> = {
  en: { ...en, ui: uiTranslations.en, place: {} },
  fr: { ...fr, ui: uiTranslations.fr, place: {} },
  ar: { ...ar, ui: uiTranslations.ar, place: {} },
};

/** The shell's texts in every language; in one that no test of the shell reads, the English ones. */
export const TEXTS = Object.fromEntries(
  LANGUAGES.map((language) => [language, KNOWN[language] ?? KNOWN.en]),
) as Record<Language, ShellTexts>;
