import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { isAdmin, type Actor } from '../../infra/http/actor.ts';
import { nameOfPicture } from '../../infra/images/image-store.ts';

const IS_PUBLIC = named(
  'picture.is-public',
  `SELECT EXISTS (
     SELECT 1 FROM restaurant WHERE banner = $1 AND is_confirmed AND deleted_at IS NULL
     UNION ALL SELECT 1 FROM restaurant WHERE bg_image = $1 AND is_confirmed AND deleted_at IS NULL
     UNION ALL SELECT 1 FROM restaurant WHERE images @> ARRAY[$1] AND is_confirmed AND deleted_at IS NULL
     UNION ALL SELECT 1 FROM menu_item i JOIN restaurant r ON r.id = i.restaurant_id
       WHERE i.image = $1 AND i.deleted_at IS NULL AND r.is_confirmed AND r.deleted_at IS NULL) AS found`,
);

/** Whether a restaurant that visitors see shows the picture. */
export function isPublicPicture(db: Queryable, id: string): Promise<boolean> {
  return isFound(db, IS_PUBLIC, [nameOfPicture(id)]);
}

const IS_OWN = named(
  'picture.is-own',
  `SELECT EXISTS (
     SELECT 1 FROM picture_sender WHERE picture_id = $1 AND user_id = $3
     UNION ALL SELECT 1 FROM restaurant WHERE banner = $2 AND owner_id = $3
     UNION ALL SELECT 1 FROM restaurant WHERE bg_image = $2 AND owner_id = $3
     UNION ALL SELECT 1 FROM restaurant WHERE images @> ARRAY[$2] AND owner_id = $3
     UNION ALL SELECT 1 FROM menu_item i JOIN restaurant r ON r.id = i.restaurant_id
       WHERE i.image = $2 AND r.owner_id = $3) AS found`,
);

/** Whether the caller sees a picture that visitors do not: their own, or as an admin any. */
export async function mayPreview(db: Queryable, id: string, actor: Actor): Promise<boolean> {
  if (actor.id === null) return false;
  return isAdmin(actor) || isFound(db, IS_OWN, [id, nameOfPicture(id), actor.id]);
}

async function isFound(
  db: Queryable,
  statement: typeof IS_OWN,
  values: readonly unknown[],
): Promise<boolean> {
  return (await db.first<{ found: boolean }>(statement, values))?.found ?? false;
}

// One that is used, or not yet found unused, stays so.
const ANNOUNCE = named(
  'picture.announce',
  `WITH announced AS (
     INSERT INTO picture AS p (id, unused_since) VALUES ($1, $3)
     ON CONFLICT (id) DO UPDATE SET
       unused_since = CASE WHEN p.unused_since IS NOT NULL THEN excluded.unused_since END
     RETURNING id)
   INSERT INTO picture_sender (picture_id, user_id) SELECT id, $2 FROM announced ON CONFLICT DO NOTHING`,
);

/**
 * Notes who sends a picture, before it is stored. For a day from now it is not swept; if it is being swept right now,
 * this waits until it is gone, so that it is stored again.
 */
export async function announcePicture(db: Queryable, id: string, userId: string, now: number): Promise<void> {
  await db.execute(ANNOUNCE, [id, userId, new Date(now)]);
}

const CLAIM = named(
  'picture.claim',
  `INSERT INTO picture (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET unused_since = NULL`,
);

/**
 * Protects a picture from the sweep until the transaction ends, in which it becomes used. Call it before checking
 * that the picture is stored.
 */
export async function claimPicture(transaction: Queryable, id: string): Promise<void> {
  await transaction.execute(CLAIM, [id]);
}
