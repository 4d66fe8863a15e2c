import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from 'shared-api/contract';
import { SEO_TEXTS, type PageText } from '../locales/texts.ts';

/** A page in every language; titles equal those that the running page sets. */
type PageTexts = Readonly<Record<Language, PageText>>;

function inAll(textOf: (language: Language) => PageText): PageTexts {
  return Object.fromEntries(LANGUAGES.map((language) => [language, textOf(language)])) as PageTexts;
}

function byPath(kind: 'public' | 'private'): Readonly<Record<string, PageTexts>> {
  return Object.fromEntries(
    Object.entries(SEO_TEXTS[DEFAULT_LANGUAGE][kind]).map(([path, english]) => [
      path,
      inAll((language) => SEO_TEXTS[language][kind][path] ?? english),
    ]),
  );
}

/** Pages for search engines, by path. */
export const PUBLIC_PAGES = byPath('public');

/** Personal pages, by path. */
export const PRIVATE_PAGES = byPath('private');

/** The page of an unknown restaurant. */
export const MISSING_RESTAURANT = inAll((language) => SEO_TEXTS[language].missing_restaurant);
