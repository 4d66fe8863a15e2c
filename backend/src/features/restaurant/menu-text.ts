import type { Translations } from 'shared-api/contract';
import { allPlaceNames } from 'shared-api/server/place-names';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { foldText, searchTextOf } from '../../lib/search-text.ts';
import { CUISINE_WORDS } from './cuisine-words.ts';
import { inAllLanguages } from './translations.ts';
import { rememberWords } from './search-words.ts';

const STORE = named('restaurant.store-menu-text', 'UPDATE restaurant SET menu_text = $2 WHERE id = $1');

/** Stores what a search finds a restaurant's menu by: the names of its categories and dishes, each once. */
export async function storeMenuText(
  db: Queryable,
  restaurantId: string,
  names: readonly string[],
): Promise<void> {
  const texts = [...new Set(names.map(foldText))];
  await db.execute(STORE, [restaurantId, texts.join('\n')]);
  await rememberWords(db, texts);
}

interface Described {
  readonly name: string;
  readonly description: string;
  readonly translations: Translations<'name' | 'description'>;
  readonly category: string | null;
  readonly region: string | null;
  readonly commune: string | null;
}

function cuisineWords(category: string | null): string | null {
  return Object.entries(CUISINE_WORDS).find(([cuisine]) => cuisine === category)?.[1] ?? null;
}

/** In all languages: visitors type the name that they read. */
function placeNames(...places: readonly (string | null)[]): string[] {
  return places.flatMap((place) => (place === null ? [] : allPlaceNames(place)));
}

/** What a search finds a restaurant by, apart from its menu. */
export function restaurantText({
  name,
  description,
  translations,
  category,
  region,
  commune,
}: Described): string {
  return searchTextOf(
    ...inAllLanguages(name, translations, 'name'),
    ...inAllLanguages(description, translations, 'description'),
    cuisineWords(category),
    ...placeNames(region, commune),
  );
}

/** The words of a restaurant that a mistyped search may mean; not those of its description, which is prose. */
export function namingTexts({ name, translations, category, region, commune }: Described): string[] {
  const names = inAllLanguages(name, translations, 'name');
  return [...names, cuisineWords(category) ?? '', ...placeNames(region, commune)];
}

/** SQL: the search text of `restaurant`, given that of everything but its menu. */
export function withMenuText(text: string): string {
  return `concat_ws(E'\\n', ${text}::text, NULLIF(menu_text, ''))`;
}
