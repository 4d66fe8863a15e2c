import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '../contract/languages.ts';

type Names = Readonly<Record<string, string>>;

/** Names of regions and communes by language and by the name that is stored, which a language without any uses. */
const PLACE_NAMES = new Map(
  LANGUAGES.map((language) => {
    const file = new URL(`../locales/${language}/place.json`, import.meta.url);
    return [language, new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Names))];
  }),
);

/**
 * A region's or commune's name in a language, where all languages are at hand: in the service, for search engines.
 * Pages load their own language's names and use `placeName` of `shared-api/place-name`.
 */
export function placeNameIn(language: Language, name: string): string {
  return PLACE_NAMES.get(language)?.get(name) ?? name;
}

/** Every name of a region or commune, the stored one first: what a search finds it by. */
export function allPlaceNames(name: string): string[] {
  return [...new Set([name, ...LANGUAGES.map((language) => placeNameIn(language, name))])];
}
