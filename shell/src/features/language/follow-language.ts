import type { i18n } from 'i18next';
import { LANGUAGE_COOKIE } from 'platform/contract';

const A_YEAR_S = 365 * 24 * 60 * 60;

/** Keeps document and cookie in sync with the language. Returns the function that stops it. */
export function followLanguage(translations: i18n): () => void {
  const follow = (language: string) => {
    document.documentElement.lang = language;
    document.documentElement.dir = translations.dir(language);
  };
  const remember = (language: string) => {
    follow(language);
    document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${String(A_YEAR_S)}; SameSite=Lax`;
  };
  follow(translations.language);
  translations.on('languageChanged', remember);
  return () => translations.off('languageChanged', remember);
}
