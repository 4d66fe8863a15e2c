import type { Database } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { refreshOpenings } from './refresh-openings.ts';

/** Increase it when this code presents the same rows differently. */
const SHAPE = 3;

// Two tables of one row each: this runs before every list.
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
 * The ETag of the restaurant lists, from two reads by key. Stored states that have ended are updated first, so the list
 * depends on its version alone, and no open restaurant is sorted among closed ones.
 */
export async function listTag(db: Database, now: number): Promise<string> {
  let row = await db.first<VersionRow>(VERSION, [new Date(now)]);
  if (row?.is_due) {
    await refreshOpenings(db, now);
    row = await db.first<VersionRow>(VERSION, [new Date(now)]);
  }
  return `W/"r${SHAPE}-${row?.revision ?? 0}"`;
}
