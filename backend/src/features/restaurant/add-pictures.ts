import { MAX_GALLERY } from 'shared-api/contract';
import { auditContextOf } from '../audit/audit-context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import type { Call } from '../../infra/http/routes.ts';
import { invalidField, notFound } from '../../infra/http/service-error.ts';
import { receivePictures } from '../file/receive-pictures.ts';
import { claimStored } from './pictures.ts';
import { lockOwnRestaurant, touchPublicList } from './repository.ts';
import { filePath, filePathOrNull } from './presenter.ts';

// The revision stays the same: the form of a restaurant does not contain its pictures.
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

/**
 * Stores uploaded pictures and adds them to a restaurant. The first one becomes banner and background where there is
 * none yet. Pictures for dishes are only stored: saving the menu assigns them later.
 *
 * @throws ServiceError `not_found`, also for another's; `validation_failed` for too many, or a name that is not stored
 */
export async function addPictures(
  call: Call<'restaurant', 'upload', 'caller'> | Call<'restaurant', 'uploadPlural', 'caller'>,
): Promise<RestaurantPictures> {
  const { input, db, scope, context } = call;
  const { id } = input.params;
  const { use = 'gallery', images = [] } = input.query;
  const existing = typeof images === 'string' ? [images] : images;
  const names = [...(await receivePictures(call)), ...existing];
  const stored = names.map(filePath);
  const now = context.clock();
  return db.transaction(async (transaction) => {
    const row = await lockOwnRestaurant(transaction, scope, id);
    if (!row) throw notFound();
    for (const name of existing) {
      if (!(await claimStored(context.images, transaction, name))) {
        throw invalidField('images', 'is not a stored picture');
      }
    }
    if (use === 'dish') {
      return { images: row.images.map(filePath), bannerUrl: filePathOrNull(row.banner), stored };
    }
    const gallery = [...new Set([...row.images, ...names])];
    if (gallery.length > MAX_GALLERY) throw invalidField('images', `at most ${MAX_GALLERY} in all`);
    await transaction.execute(SET_PICTURES, [id, gallery, names[0] ?? null, new Date(now)]);
    if (scope.isAdmin) {
      const change = { field: 'images', before: row.images.length, after: gallery.length };
      const done = { action: 'restaurant_updated', kind: 'restaurant', id, label: row.name } as const;
      await recordAudit(transaction, auditContextOf(call), { ...done, changes: [change] }, now);
    }
    await touchPublicList(transaction);
    const bannerUrl = filePathOrNull(row.banner ?? names[0] ?? null);
    return { images: gallery.map(filePath), bannerUrl, stored };
  });
}

const REPLACE_PICTURES = named(
  'restaurant.replace-pictures',
  'UPDATE restaurant SET images = $2 WHERE id = $1',
);

/** Sets the pictures of a restaurant that the caller has locked. Files that it no longer shows stay, for an undo. */
export async function replacePictures(db: Queryable, id: string, names: readonly string[]): Promise<void> {
  await db.execute(REPLACE_PICTURES, [id, names]);
}
