import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { foldText, searchTextOf } from '../../lib/search-text.ts';
import { touchPublicList } from './repository.ts';
import type { NameAndPlace, RestaurantRow } from './restaurant-row.ts';

const ACCEPT = named(
  'restaurant.accept',
  `UPDATE restaurant r SET approval_of = NULL, approval_at = NULL, approval_reason = NULL, wanted = NULL,
     close_names = '[]', is_confirmed = u.confirmed AND u.role <> 'USER', name = $2, sort_name = $3, region = $4,
     commune = $5, search_text = $6, updated_at = $7, version = r.version + 1
   FROM app_user u WHERE u.id = r.owner_id AND r.id = $1`,
);

/** Makes a locked restaurant public, if its owner is approved, with this name and place: nothing waits any more. */
export async function putWantedName(
  db: Queryable,
  { id, description }: Pick<RestaurantRow, 'id' | 'description'>,
  { name, region, commune }: NameAndPlace,
  now: number,
): Promise<void> {
  const search = searchTextOf(name, description);
  await db.execute(ACCEPT, [id, name, foldText(name), region, commune, search, new Date(now)]);
  await touchPublicList(db);
}
