import { MAX_GALLERY } from 'shared-api/contract';
import type { Deed } from '../audit/deed.ts';
import { recordDeed } from '../audit/record-deed.ts';
import type { Database, Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { isAdmin, type SignedIn } from '../../infra/http/actor.ts';
import { invalidField, notFound } from '../../infra/http/service-error.ts';
import { lockOwnRestaurant, touchPublicList } from './restaurant-repository.ts';
import { filePath, filePathOrNull } from './restaurant-row.ts';

// The version stays: whoever edits the restaurant meanwhile does not touch its pictures.
const SET_PICTURES = named(
  'restaurant.set-pictures',
  `UPDATE restaurant SET images = $2, banner = COALESCE(banner, $3), bg_image = COALESCE(bg_image, $3), updated_at = $4
   WHERE id = $1`,
);

export interface RestaurantPictures {
  readonly images: string[];
  readonly bannerUrl: string | null;
  /** Those of this upload, in its order. */
  readonly stored: string[];
}

/** Stored pictures, and whether the restaurant shows them itself or its menu will. */
export interface NewPictures {
  readonly names: readonly string[];
  readonly use: 'gallery' | 'dish';
}

/**
 * Adds stored pictures to a restaurant. The first one becomes banner and background where there is none yet. Pictures
 * for dishes are only named: a menu that is saved later takes them up.
 *
 * @throws ServiceError `not_found` for another's, `validation_failed` for too many
 */
export function addPictures(
  db: Database,
  deed: Deed<SignedIn>,
  id: string,
  { names, use }: NewPictures,
  now: number,
): Promise<RestaurantPictures> {
  const { actor } = deed;
  return db.transaction(async (transaction) => {
    const row = await lockOwnRestaurant(transaction, id, actor.id, isAdmin(actor));
    if (!row) throw notFound();
    const stored = names.map(filePath);
    if (use === 'dish') {
      return { images: row.images.map(filePath), bannerUrl: filePathOrNull(row.banner), stored };
    }
    const images = [...new Set([...row.images, ...names])];
    if (images.length > MAX_GALLERY) throw invalidField('images', `at most ${MAX_GALLERY} in all`);
    await transaction.execute(SET_PICTURES, [id, images, names[0] ?? null, new Date(now)]);
    if (isAdmin(actor)) {
      const change = { field: 'images', before: row.images.length, after: images.length };
      const done = { action: 'restaurant_updated', kind: 'restaurant', id, label: row.name } as const;
      await recordDeed(transaction, deed, { ...done, changes: [change] }, now);
    }
    await touchPublicList(transaction);
    const bannerUrl = filePathOrNull(row.banner ?? names[0] ?? null);
    return { images: images.map(filePath), bannerUrl, stored };
  });
}

const KEEP_PICTURES = named('restaurant.keep-pictures', 'UPDATE restaurant SET images = $2 WHERE id = $1');

/** Leaves these pictures to a restaurant that the caller holds locked; the files of the others stay, for an undo. */
export async function keepPictures(db: Queryable, id: string, names: readonly string[]): Promise<void> {
  await db.execute(KEEP_PICTURES, [id, names]);
}
