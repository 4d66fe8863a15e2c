import type { ServiceContext } from '../../context.ts';
import type { Database, Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { nameOfPicture } from '../../infra/images/image-store.ts';

const DAY_MS = 86_400_000;
/** Between two sweeps of an installation, however many instances it has. */
export const SWEEP_INTERVAL_MS = 6 * 3_600_000;
const BATCH_SIZE = 500;

/** What a sweep found and did. */
export interface Sweep {
  /** Pictures in the store before it. */
  readonly stored: number;
  /** Those of them that nothing uses. */
  readonly unused: number;
  /** Those that it deleted: nothing has used them for a day. */
  readonly removed: number;
}

const BEGIN = named(
  'picture.begin-sweep',
  'UPDATE picture_sweep SET due_at = $2 WHERE due_at <= $1 RETURNING id',
);

/** A restaurant uses its pictures even once removed, as it may be restored; a dish until a day after its removal. */
const isUsed = (name: string) => `(
  EXISTS (SELECT FROM restaurant WHERE banner = ${name}) OR EXISTS (SELECT FROM restaurant WHERE bg_image = ${name})
  OR EXISTS (SELECT FROM restaurant WHERE images @> ARRAY[${name}])
  OR EXISTS (SELECT FROM menu_item WHERE image = ${name} AND (deleted_at IS NULL OR deleted_at > $2)))`;

// One that was sent again, or used, in the meantime keeps its time.
const MARK = named(
  'picture.mark',
  `WITH stored AS (SELECT s.id, ${isUsed('s.name')} AS is_used FROM unnest($1::text[], $3::text[]) AS s (id, name)),
   used AS (UPDATE picture p SET unused_since = NULL FROM stored s
            WHERE p.id = s.id AND s.is_used AND p.unused_since IS NOT NULL),
   unused AS (INSERT INTO picture AS p (id, unused_since) SELECT id, $4 FROM stored WHERE NOT is_used
              ON CONFLICT (id) DO UPDATE SET unused_since = COALESCE(p.unused_since, excluded.unused_since)
              RETURNING p.id, p.unused_since)
   SELECT id, unused_since < $2 AS is_due FROM unused`,
);
const LOCK_DUE = named(
  'picture.lock-due',
  `SELECT id FROM picture WHERE id = $1 AND unused_since < $2 AND NOT ${isUsed('$3')} FOR UPDATE`,
);
const FORGET_IN_DISHES = named(
  'picture.forget-in-dishes',
  'UPDATE menu_item SET image = NULL WHERE image = $1',
);
const FORGET = named('picture.forget', 'DELETE FROM picture WHERE id = $1');

/**
 * Deletes the pictures that nothing has used for a day; so those stay that somebody has just sent and not saved yet.
 * Null when another instance sweeps, or the next sweep is not due.
 */
export async function sweepPictures({ db, images, clock }: ServiceContext): Promise<Sweep | null> {
  const now = clock();
  const begins = await db.first(BEGIN, [new Date(now), new Date(now + SWEEP_INTERVAL_MS)]);
  if (!begins) return null;
  const stored = await images.ids();
  const before = new Date(now - DAY_MS);
  let unused = 0;
  let removed = 0;
  for (let start = 0; start < stored.length; start += BATCH_SIZE) {
    const found = await mark(db, stored.slice(start, start + BATCH_SIZE), before, now);
    unused += found.length;
    for (const { id, is_due: isDue } of found) {
      if (isDue && (await removeUnused(db, id, before, (due) => images.remove(due)))) removed += 1;
    }
  }
  return { stored: stored.length, unused, removed };
}

interface UnusedRow {
  readonly id: string;
  readonly is_due: boolean;
}

function mark(db: Queryable, ids: readonly string[], before: Date, now: number): Promise<UnusedRow[]> {
  return db.query<UnusedRow>(MARK, [ids, before, ids.map(nameOfPicture), new Date(now)]);
}

/**
 * A request that saves or sends the picture meanwhile waits for the row and then finds it gone. A retried transaction
 * deletes the files twice, which does no harm.
 */
function removeUnused(
  db: Database,
  id: string,
  before: Date,
  remove: (id: string) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const name = nameOfPicture(id);
    if (!(await transaction.first(LOCK_DUE, [id, before, name]))) return false;
    await remove(id);
    await transaction.execute(FORGET_IN_DISHES, [name]);
    await transaction.execute(FORGET, [id]);
    return true;
  });
}
