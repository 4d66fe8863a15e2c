import languages from './languages.json' with { type: 'json' };

/** A language of the site. An area without texts in a newer one shows those of the fallback. */
export type Language = keyof typeof languages;
export const LANGUAGES = /* @__PURE__ */ Object.keys(languages) as readonly Language[];
/** Default and fallback language. */
export const DEFAULT_LANGUAGE: Language = 'en';
/** Each language's own name, for people who cannot read the page. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = languages;

/** Cookie that remembers the visitor's language. */
export const LANGUAGE_COOKIE = 'maida_language';

/** Search parameter that names the language of a page: each language has an address for search engines. */
export const LANGUAGE_PARAMETER = 'lang';

/** Languages of the world that are written from right to left. */
const RIGHT_TO_LEFT = /^(?:ar|dv|fa|he|ps|sd|ug|ur|yi)\b/;

/** The direction that a language, also one that the site isn't in, is written in: `dir` in HTML. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr';
}

/**
 * The language that an address names, before any that the visitor has chosen.
 *
 * @param search the address's query, with or without its question mark
 */
export function findAddressLanguage(search: string): Language | undefined {
  const named = new URLSearchParams(search).get(LANGUAGE_PARAMETER);
  return LANGUAGES.find((language) => language === named);
}

/** The address of a page in a language, from the one that is in the visitor's language. */
export function addressIn(language: Language, address: string): string {
  return `${address}?${LANGUAGE_PARAMETER}=${language}`;
}

/** The addresses of one page for search engines: one for each language, and the one that follows the visitor. */
export function alternatesOf(
  address: string,
): readonly { readonly hreflang: string; readonly href: string }[] {
  return [
    ...LANGUAGES.map((language) => ({ hreflang: language, href: addressIn(language, address) })),
    { hreflang: 'x-default', href: address },
  ];
}
