import type { Database } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { refreshOpenings } from './opening-refresh.ts';

/** Changes whenever this code shows the same rows differently. */
const SHAPE = 2;

// Two tables of one row, read as they stand: this is asked before every list.
const VERSION = named(
  'restaurant.list-version',
  `SELECT v.revision, n.due_at <= $1 AS is_due
   FROM restaurant_revision v CROSS JOIN restaurant_next_opening n WHERE v.id = 1`,
);

interface VersionRow {
  readonly revision: number;
  readonly is_due: boolean;
}

/**
 * The ETag of the restaurant lists: two reads by key, before any row is listed. States that have run out are brought
 * up to date first, so that a list is a function of its version and an open restaurant never stands among closed ones.
 */
export async function listTag(db: Database, now: number): Promise<string> {
  let row = await db.first<VersionRow>(VERSION, [new Date(now)]);
  if (row?.is_due) {
    await refreshOpenings(db, now);
    row = await db.first<VersionRow>(VERSION, [new Date(now)]);
  }
  return `W/"r${SHAPE}-${row?.revision ?? 0}"`;
}
