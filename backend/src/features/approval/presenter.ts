import type { Approval, Language, Translations } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { presentTranslations } from '../restaurant/translations.ts';
import type { CloseName } from '../restaurant/restaurant-row.ts';

/** A restaurant owner with what the queue shows. */
export interface OwnerRow {
  readonly id: string;
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly email_confirmed: boolean;
  readonly confirmed: boolean;
  readonly created_at: Date;
  readonly declined_at: Date | null;
  readonly decline_reason: string | null;
  readonly restaurants: readonly (Omit<
    Approval['restaurants'][number],
    'items' | 'closeTo' | 'language' | 'translations'
  > & {
    readonly language: Language | null;
    readonly translations: Translations<'name' | 'description'>;
    readonly close_names: readonly CloseName[];
  })[];
}

/** The columns of an `OwnerRow`, of `app_user` called `u`. */
export const OWNER_COLUMNS = `u.id, u.firstname, u.lastname, u.email, u.phone, u.email_confirmed, u.confirmed,
  u.created_at, u.declined_at, u.decline_reason,
  (SELECT COALESCE(json_agg(json_build_object('id', r.id, 'name', r.name, 'slug', r.slug, 'region', r.region,
      'description', r.description, 'language', r.language, 'translations', r.translations,
      'commune', r.commune, 'category', r.category, 'close_names', r.close_names) ORDER BY r.sort_name), '[]')
   FROM restaurant r WHERE r.owner_id = u.id AND r.deleted_at IS NULL) AS restaurants`;

function stateOf({ confirmed, declined_at: declinedAt }: OwnerRow): Approval['state'] {
  if (confirmed) return 'accepted';
  return declinedAt === null ? 'waiting' : 'declined';
}

const ITEMS = named(
  'confirmation.count-items',
  `SELECT restaurant_id, count(*)::int AS items FROM menu_item
   WHERE restaurant_id = ANY ($1::uuid[]) AND deleted_at IS NULL GROUP BY restaurant_id`,
);

/** Numbers of dishes by restaurant; nothing for one without. */
export async function countItems(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counts =
    ids.length === 0 ? [] : await db.query<{ restaurant_id: string; items: number }>(ITEMS, [ids]);
  return new Map(counts.map((row) => [row.restaurant_id, row.items]));
}

/** Owners with their restaurants and the number of dishes. */
export async function presentOwners(db: Queryable, rows: readonly OwnerRow[]): Promise<Approval[]> {
  const ids = rows.flatMap(({ restaurants }) => restaurants.map(({ id }) => id));
  const items = await countItems(db, ids);
  return rows.map((row) => presentOwner(row, items));
}

function presentOwner(row: OwnerRow, items: ReadonlyMap<string, number>): Approval {
  const { id, firstname, lastname, email, phone, declined_at: declinedAt } = row;
  const createdAt = row.created_at.toISOString();
  return {
    user: { id, firstname, lastname, email, phone, emailConfirmed: row.email_confirmed, createdAt },
    restaurants: row.restaurants.map(({ close_names: closeNames, translations, ...restaurant }) => ({
      ...restaurant,
      ...presentTranslations(translations, restaurant.language),
      items: items.get(restaurant.id) ?? 0,
      closeTo: closeNames.map((close) => close.name),
    })),
    state: stateOf(row),
    decline:
      row.confirmed || declinedAt === null
        ? null
        : { at: declinedAt.toISOString(), reason: row.decline_reason ?? '' },
  };
}
