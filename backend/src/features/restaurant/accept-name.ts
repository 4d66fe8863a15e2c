import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { foldText } from '../../lib/search-text.ts';
import { restaurantText, withMenuText } from './menu-text.ts';
import { touchPublicList } from './repository.ts';
import type { NameAndPlace, RestaurantRow } from './restaurant-row.ts';

const ACCEPT = named(
  'restaurant.accept',
  `UPDATE restaurant r SET approval_of = NULL, approval_at = NULL, approval_reason = NULL, wanted = NULL,
     close_names = '[]', is_confirmed = u.confirmed AND u.role <> 'USER', name = $2, sort_name = $3, region = $4,
     commune = $5, search_text = ${withMenuText('$6')}, updated_at = $7, version = r.version + 1,
     missing = array_remove(r.missing, 'place') || CASE WHEN $4::text IS NULL THEN ARRAY['place'] ELSE '{}' END
   FROM app_user u WHERE u.id = r.owner_id AND r.id = $1`,
);

/** Makes a locked restaurant public, if its owner is approved, with this name and place: nothing waits any more. */
export async function putWantedName(
  db: Queryable,
  {
    id,
    description,
    translations,
    category,
  }: Pick<RestaurantRow, 'id' | 'description' | 'translations' | 'category'>,
  { name, region, commune }: NameAndPlace,
  now: number,
): Promise<void> {
  const search = restaurantText({ name, description, translations, category, region, commune });
  await db.execute(ACCEPT, [id, name, foldText(name), region, commune, search, new Date(now)]);
  await touchPublicList(db);
}
