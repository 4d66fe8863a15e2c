import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { isAdmin, type SignedIn } from '../../infra/http/actor.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import { dayStart, localDay, shiftDay } from '../../lib/local-time.ts';

const MEGABYTE = 1_000_000;

/** What an account may send on a day: the pictures of a menu and its restaurant, several times over. */
export const DAILY_QUOTA = {
  unapproved: { pictures: 100, bytes: 300 * MEGABYTE },
  approved: { pictures: 300, bytes: 1000 * MEGABYTE },
  admin: { pictures: 3000, bytes: 10_000 * MEGABYTE },
} as const;

// In one statement, so that uploads at the same time, also to several instances, cannot pass under one count.
const TAKE = named(
  'picture.take-from-quota',
  `INSERT INTO picture_quota AS q (user_id, day, pictures, bytes)
   SELECT $1, $2::date, $3::int, $4::bigint WHERE $3::int <= $5::int AND $4::bigint <= $6::bigint
   ON CONFLICT (user_id) DO UPDATE SET day = excluded.day,
     pictures = excluded.pictures + CASE WHEN q.day = excluded.day THEN q.pictures ELSE 0 END,
     bytes = excluded.bytes + CASE WHEN q.day = excluded.day THEN q.bytes ELSE 0 END
   WHERE q.day <> excluded.day OR (q.pictures + $3::int <= $5::int AND q.bytes + $4::bigint <= $6::bigint)
   RETURNING pictures`,
);

/**
 * Counts uploaded files against the account's day, all of them or none; also those that turn out not to be pictures, as
 * checking them costs something, too.
 *
 * @param sizes bytes of each
 * @throws ServiceError `pictures_full` with the seconds until the next day begins
 */
export async function takeFromQuota(
  db: Queryable,
  actor: SignedIn,
  sizes: readonly number[],
  now: number,
): Promise<void> {
  if (sizes.length === 0) return;
  const { pictures, bytes } = DAILY_QUOTA[kindOf(actor)];
  const today = localDay(now);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (await db.first(TAKE, [actor.id, today, sizes.length, total, pictures, bytes])) return;
  const end = dayStart(shiftDay(today, 1));
  throw new ServiceError('pictures_full', {
    detail: `At most ${pictures} pictures and ${bytes / MEGABYTE} MB a day; the day ends at ${end.toISOString()}`,
    retryAfter: (end.getTime() - now) / 1000,
  });
}

function kindOf(actor: SignedIn): keyof typeof DAILY_QUOTA {
  if (isAdmin(actor)) return 'admin';
  return actor.confirmed ? 'approved' : 'unapproved';
}
