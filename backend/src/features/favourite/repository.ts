import { MAX_FAVOURITES, type RestaurantSummary } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import type { CallerScope } from '../../infra/http/scope.ts';
import { notFound, ServiceError } from '../../infra/http/service-error.ts';
import { findUsedUp } from '../restaurant/offers.ts';
import { presentSummary } from '../restaurant/presenter.ts';
import { LISTED, RESTAURANT_COLUMNS, type RestaurantRow } from '../restaurant/restaurant-row.ts';

const PUBLIC = 'r.is_confirmed AND r.deleted_at IS NULL';
const ROOM = `${MAX_FAVOURITES} - (SELECT count(*) FROM favourite WHERE user_id = $1)`;

const LIST = named(
  'favourite.list',
  `SELECT ${RESTAURANT_COLUMNS} FROM favourite f JOIN restaurant r ON r.id = f.restaurant_id
   WHERE f.user_id = $1 AND ${LISTED} ORDER BY f.created_at DESC, r.id LIMIT ${MAX_FAVOURITES}`,
);

/** A user's favourites that are listed now, latest first; hidden ones reappear with their restaurant. */
export async function listFavourites(
  db: Queryable,
  userId: string,
  now: number,
): Promise<RestaurantSummary[]> {
  const rows = await db.query<RestaurantRow>(LIST, [userId]);
  const usedUp = await findUsedUp(db, rows, now);
  return rows.map((row) => presentSummary(row, usedUp, now));
}

const ADD = named(
  'favourite.add',
  `WITH requested AS (SELECT r.id FROM restaurant r WHERE r.id = $2 AND ${PUBLIC}),
   added AS (
     INSERT INTO favourite (user_id, restaurant_id, created_at)
     SELECT $1, id, $3 FROM requested WHERE ${ROOM} > 0 ON CONFLICT DO NOTHING RETURNING restaurant_id)
   SELECT EXISTS (SELECT FROM requested) AS is_known,
     EXISTS (SELECT FROM added) OR EXISTS (SELECT FROM favourite WHERE user_id = $1 AND restaurant_id = $2) AS is_marked`,
);

interface Added {
  readonly is_known: boolean;
  readonly is_marked: boolean;
}

/**
 * Adds a favourite; does nothing if it is one already.
 *
 * @throws ServiceError `not_found` for one that visitors cannot see, `favourites_full`
 */
export async function addFavourite(
  db: Queryable,
  { userId }: CallerScope<string>,
  restaurantId: string,
  now: number,
): Promise<void> {
  const added = await db.first<Added>(ADD, [userId, restaurantId, new Date(now)]);
  if (added?.is_marked) return;
  throw added?.is_known ? new ServiceError('favourites_full') : notFound();
}

// Keeps the device's order: each favourite is dated a millisecond before the one in front of it.
const MERGE = named(
  'favourite.merge',
  `INSERT INTO favourite (user_id, restaurant_id, created_at)
   SELECT $1, r.id, $3::timestamptz - make_interval(secs => t.position / 1000.0)
   FROM unnest($2::uuid[]) WITH ORDINALITY AS t (id, position) JOIN restaurant r ON r.id = t.id
   WHERE ${PUBLIC} AND NOT EXISTS (SELECT FROM favourite WHERE user_id = $1 AND restaurant_id = r.id)
   ORDER BY t.position LIMIT GREATEST(0, ${ROOM})
   ON CONFLICT DO NOTHING`,
);

/** Adds the public ones of the restaurants, up to the limit. */
export async function mergeFavourites(
  db: Queryable,
  userId: string,
  restaurantIds: readonly string[],
  now: number,
): Promise<void> {
  await db.execute(MERGE, [userId, [...new Set(restaurantIds)], new Date(now)]);
}

const REMOVE = named('favourite.remove', 'DELETE FROM favourite WHERE user_id = $1 AND restaurant_id = $2');

export async function removeFavourite(
  db: Queryable,
  { userId }: CallerScope<string>,
  restaurantId: string,
): Promise<void> {
  await db.execute(REMOVE, [userId, restaurantId]);
}
