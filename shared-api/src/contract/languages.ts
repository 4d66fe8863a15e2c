import languages from '../locales/languages.json' with { type: 'json' };

/** The same as in `platform/contract`. An area without texts in a newer one shows those of the default language. */
export type Language = keyof typeof languages;
export const LANGUAGES = /* @__PURE__ */ Object.keys(languages) as readonly Language[];
/** Default and fallback language (requirements 9). */
export const DEFAULT_LANGUAGE: Language = 'en';
/** Each language's own name, for people who cannot read the page. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = languages;

/** One of the product's languages, of a page. */
export function languageOf(page: string): Language {
  return LANGUAGES.find((language) => language === page) ?? DEFAULT_LANGUAGE;
}

/** Languages of the world that are written from right to left. */
const RIGHT_TO_LEFT = /^(?:ar|dv|fa|he|ps|sd|ug|ur|yi)\b/;

/** The direction that a language is written in. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr';
}
