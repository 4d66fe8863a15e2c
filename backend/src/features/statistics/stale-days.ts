import { TIME_ZONE } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { localSql } from '../../lib/local-time.ts';

/** SQL: the hour that an instant lies in. */
export function hourSql(instant: string): string {
  return `date_trunc('hour', ${instant}, '${TIME_ZONE}')`;
}

/**
 * CTEs that note which past hours and days have to be counted again, for every order in `source` (restaurant_id,
 * created_at). The current hour is counted with every read, so placing an order costs nothing, and no two
 * orders wait for one row.
 *
 * @param at parameter with the instant of the change
 */
export function noteStaleDays(source: string, at: string): string {
  const changed = `SELECT restaurant_id, ${localSql('created_at')}::date AS day, ${hourSql('created_at')} AS hour
     FROM ${source} WHERE ${hourSql('created_at')} < ${hourSql(`${at}::timestamptz`)}`;
  return `past_hours AS (${changed}),
   stale_of_restaurant AS (
     INSERT INTO restaurant_stale_day (restaurant_id, day, hour) SELECT restaurant_id, day, hour FROM past_hours),
   stale_of_marketplace AS (
     INSERT INTO marketplace_stale_day (day) SELECT DISTINCT day FROM past_hours
     WHERE day < ${localSql(`${at}::timestamptz`)}::date)`;
}

const PRUNE_RESTAURANT = named(
  'statistics.prune-restaurant',
  'DELETE FROM restaurant_stale_day WHERE day < $1::date',
);
const PRUNE_MARKETPLACE = named(
  'statistics.prune-marketplace',
  'DELETE FROM marketplace_stale_day WHERE day < $1::date',
);

/** Removes notes about days that are too old to be shown. */
export async function pruneStaleDays(db: Queryable, firstDay: string): Promise<void> {
  await db.execute(PRUNE_RESTAURANT, [firstDay]);
  await db.execute(PRUNE_MARKETPLACE, [firstDay]);
}
