import {
  toAmount,
  type Language,
  type RestaurantMatch,
  type RestaurantSummary,
  type Translations,
} from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { foldText } from '../../lib/search-text.ts';
import { inAllLanguages, presentNames } from './translations.ts';

/** A dish or, without a price, a category. */
interface NamedRow {
  readonly restaurant_id: string;
  readonly name: string;
  readonly translations: Translations<'name' | 'description'>;
  readonly price: number | null;
}

const NAMES = named(
  'restaurant.names-of-menus',
  `SELECT restaurant_id, name, translations, price FROM (
     SELECT restaurant_id, name, translations, price, position, 0 AS kind FROM menu_item
     WHERE restaurant_id = ANY ($1::uuid[]) AND deleted_at IS NULL
     UNION ALL
     SELECT restaurant_id, name, translations, NULL, position, 1 FROM menu_category
     WHERE restaurant_id = ANY ($1::uuid[]) AND deleted_at IS NULL) AS named
   ORDER BY kind, position`,
);

type Reason = Omit<RestaurantMatch, 'corrected'>;

/** Why restaurants were found whose name and description do not show it: a dish of theirs, or a category. */
export async function findReasons(
  db: Queryable,
  restaurants: readonly RestaurantSummary[],
  words: readonly string[],
): Promise<Map<string, Reason>> {
  const hasAll = (text: string) => words.every((word) => foldText(text).includes(word));
  const hasOne = (text: string) => words.some((word) => foldText(text).includes(word));
  const unclear = restaurants.filter((restaurant) => !textsOf(restaurant).some(hasAll));
  if (unclear.length === 0) return new Map();
  const rows = await db.query<NamedRow>(NAMES, [unclear.map(({ id }) => id)]);
  const byRestaurant = Map.groupBy(rows, (row) => row.restaurant_id);
  return new Map(
    unclear.flatMap(({ id, language }) => {
      const menu = byRestaurant.get(id) ?? [];
      const row =
        menu.find((named) => namesOf(named).some(hasAll)) ??
        menu.find((named) => namesOf(named).some(hasOne));
      return row ? [[id, toReason(row, language ?? null)] as const] : [];
    }),
  );
}

/** What a visitor may read of a restaurant before opening its page, in one language at a time. */
function textsOf({ name, description, translations = {} }: RestaurantSummary): string[] {
  const others = Object.values(translations).map((texts) => [
    texts.name ?? name,
    texts.description ?? description,
  ]);
  return [[name, description], ...others].map((texts) => texts.join('\n'));
}

function namesOf({ name, translations }: NamedRow): string[] {
  return inAllLanguages(name, translations, 'name');
}

function toReason({ name, translations, price }: NamedRow, language: Language | null): Reason {
  const names = presentNames(translations, language);
  return price === null
    ? { dish: null, category: name, ...(names.translations && { categoryTranslations: names.translations }) }
    : { dish: { name, price: toAmount(price), ...names }, category: null };
}
