import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { dayStart, dayStartSql, localDay } from '../../lib/local-time.ts';
import type { DayCell } from './day-cell.ts';
import type { Figures } from './fold-days.ts';
import { HOUR_MS } from './periods.ts';
import { SOLD_SQL } from './sold.ts';

const COUNT = named(
  'statistics.so-far',
  `SELECT count(*) AS orders, COALESCE(sum(total) FILTER (WHERE stage IN ${SOLD_SQL}), 0) AS takings
   FROM customer_order
   WHERE restaurant_id = $1 AND hidden_at IS NULL AND created_at >= ${dayStartSql('$2')}
     AND created_at <= $3`,
);

/**
 * Figures of a past day of a restaurant up to an instant. Its hours tell whether orders have to be read: not
 * where all of them came in earlier hours, or in later ones, or where there were none.
 */
export async function figuresSoFar(
  db: Queryable,
  restaurantId: string,
  cell: DayCell | undefined,
  at: number,
): Promise<Figures | undefined> {
  const day = localDay(at);
  const hour = Math.floor((at - dayStart(day).getTime()) / HOUR_MS);
  const hours = Object.keys(cell?.hours ?? {}).map(Number);
  if (hours.every((one) => one < hour)) return cell;
  if (hours.every((one) => one > hour)) return undefined;
  return db.first<Figures>(COUNT, [restaurantId, day, new Date(at)]);
}
