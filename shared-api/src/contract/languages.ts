import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from 'platform/contract';

export { DEFAULT_LANGUAGE, directionOf, LANGUAGE_NAMES, LANGUAGES, type Language } from 'platform/contract';

/** One of the product's languages, of a page. */
export function languageOf(page: string): Language {
  return LANGUAGES.find((language) => language === page) ?? DEFAULT_LANGUAGE;
}
