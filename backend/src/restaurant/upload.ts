import type { Deed } from '../audit/deed.ts';
import { recordDeed } from '../audit/record-deed.ts';
import type { Database } from '../database/database.ts';
import { named } from '../database/statement.ts';
import { isAdmin, type SignedIn } from '../http/actor.ts';
import { invalidField, notFound } from '../http/service-error.ts';
import { lockOwnRestaurant, touchPublicList } from './restaurant-repository.ts';
import { filePath, filePathOrNull } from './restaurant-row.ts';

const MAX_PICTURES = 40;

// The version stays: whoever edits the restaurant meanwhile does not touch its pictures.
const SET_PICTURES = named(
  'restaurant.set-pictures',
  `UPDATE restaurant SET images = $2, banner = COALESCE(banner, $3), bg_image = COALESCE(bg_image, $3), updated_at = $4
   WHERE id = $1`,
);

export interface RestaurantPictures {
  readonly images: string[];
  readonly bannerUrl: string | null;
}

/**
 * Adds stored pictures to a restaurant. The first one becomes banner and background where there is none yet.
 *
 * @throws ServiceError `not_found` for another's, `validation_failed` for too many
 */
export function addPictures(
  db: Database,
  deed: Deed<SignedIn>,
  id: string,
  names: readonly string[],
  now: number,
): Promise<RestaurantPictures> {
  const { actor } = deed;
  return db.transaction(async (transaction) => {
    const row = await lockOwnRestaurant(transaction, id, actor.id, isAdmin(actor));
    if (!row) throw notFound();
    const images = [...new Set([...row.images, ...names])];
    if (images.length > MAX_PICTURES) throw invalidField('images', `at most ${MAX_PICTURES} in all`);
    await transaction.execute(SET_PICTURES, [id, images, names[0] ?? null, new Date(now)]);
    if (isAdmin(actor)) {
      const change = { field: 'images', before: row.images.length, after: images.length };
      const done = { action: 'restaurant_updated', kind: 'restaurant', id, label: row.name } as const;
      await recordDeed(transaction, deed, { ...done, changes: [change] }, now);
    }
    await touchPublicList(transaction);
    return { images: images.map(filePath), bannerUrl: filePathOrNull(row.banner ?? names[0] ?? null) };
  });
}
