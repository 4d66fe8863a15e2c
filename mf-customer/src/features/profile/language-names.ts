import type { i18n } from 'i18next';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from 'shared-api/contract';

/** The language of the page. */
export function shownLanguage({ resolvedLanguage }: i18n): Language {
  return LANGUAGES.find((language) => language === resolvedLanguage) ?? DEFAULT_LANGUAGE;
}
