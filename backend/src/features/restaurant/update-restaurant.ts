import { communesOf, type Restaurant } from 'shared-api/contract';
import type { Deed } from '../audit/deed.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import { isAdmin, type SignedIn } from '../../infra/http/actor.ts';
import type { InputOf } from '../../infra/http/contract-types.ts';
import { invalidField, notFound, ServiceError } from '../../infra/http/service-error.ts';
import { toMinor } from '../../lib/money.ts';
import { mapFees } from './delivery-fees.ts';
import { getRestaurant } from './find-restaurant.ts';
import type { Pictures } from './pictures.ts';
import {
  fieldsOf,
  lockOwnRestaurant,
  updateRestaurantRow,
  type RestaurantFields,
} from './restaurant-repository.ts';
import { recordUpdate } from './record-update.ts';
import { saveMenu } from './save-menu.ts';
import { keepPictures } from './upload.ts';

export type RestaurantChanges = Omit<InputOf<'restaurant', 'update'>['body'], 'reason'>;

/**
 * Changes a restaurant, its hours or its whole menu.
 *
 * @throws ServiceError `not_found` for another's, `conflict` with `current` when it is no longer at the version read
 */
export async function updateRestaurant(
  db: Database,
  deed: Deed<SignedIn>,
  id: string,
  changes: RestaurantChanges,
  pictures: Pictures,
  now: number,
): Promise<Restaurant> {
  const { actor } = deed;
  return db.transaction(async (transaction) => {
    const row = await lockOwnRestaurant(transaction, id, actor.id, isAdmin(actor));
    if (!row) throw notFound();
    if (changes.version !== undefined && changes.version !== row.version) {
      throw await conflict(transaction, actor, id, now);
    }
    const removed = new Set(changes.removeImages?.map((path) => path.slice(path.lastIndexOf('/') + 1)));
    const kept = row.images.filter((name) => !removed.has(name));
    if (removed.size > 0) await keepPictures(transaction, id, kept);
    const present = fieldsOf(row);
    const fields = withPlace(present, merge(present, changes));
    const left = (name: string | null) => (name !== null && removed.has(name) ? null : name);
    const banner = await pictures.nameOf(changes.bannerUrl, left(row.banner), 'bannerUrl');
    const bgImage = await pictures.nameOf(changes.bgImage, left(row.bg_image), 'bgImage');
    if (changes.menu) await saveMenu(transaction, id, changes.menu, pictures, now);
    const next = { ...fields, banner, bgImage };
    await updateRestaurantRow(transaction, id, next, now);
    if (isAdmin(actor)) {
      const pictureCounts = { before: row.images.length, after: kept.length };
      const update = { id, before: present, after: next, hasMenu: !!changes.menu, pictures: pictureCounts };
      await recordUpdate(transaction, deed, update, now);
    }
    return getRestaurant(transaction, id, actor, now);
  });
}

async function conflict(db: Transaction, actor: SignedIn, id: string, now: number): Promise<ServiceError> {
  return new ServiceError('conflict', { current: await getRestaurant(db, id, actor, now) });
}

/** What is left out stays, null takes away. */
function merge(present: RestaurantFields, changes: RestaurantChanges): RestaurantFields {
  const { minimumOrder, deliveryFee, deliveryFees } = changes;
  return {
    ...present,
    name: changes.name ?? present.name,
    description: changes.description ?? present.description,
    category: either(changes.category, present.category),
    region: either(changes.region, present.region),
    commune: either(changes.commune, present.commune),
    address: either(changes.address, present.address),
    landmark: either(changes.landmark, present.landmark),
    phone: either(changes.phone, present.phone),
    schedule: changes.schedule ?? present.schedule,
    minimumOrder: minimumOrder === undefined ? present.minimumOrder : toMinor(minimumOrder),
    deliveryFee: deliveryFee === undefined ? present.deliveryFee : toMinor(deliveryFee),
    deliveryFees: deliveryFees === undefined ? present.deliveryFees : mapFees(deliveryFees, toMinor),
    prepMinutes: changes.prepMinutes ?? present.prepMinutes,
  };
}

function either<T>(input: T | undefined, present: T): T {
  return input === undefined ? present : input;
}

/** A commune belongs to its region: a new region drops an old commune, a wrong new commune is refused. */
function withPlace(present: RestaurantFields, fields: RestaurantFields): RestaurantFields {
  const { region, commune } = fields;
  if (commune === null || communesOf(region).includes(commune)) return fields;
  if (commune === present.commune) return { ...fields, commune: null };
  throw invalidField('commune', 'is not a commune of the region');
}
