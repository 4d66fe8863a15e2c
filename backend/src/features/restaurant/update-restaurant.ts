import { communesOf, toMinor, type Restaurant } from 'shared-api/contract';
import { auditContextOf } from '../audit/audit-context.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { newId } from '../../infra/database/new-id.ts';
import type { InputOf } from '../../infra/http/contract-types.ts';
import type { Call } from '../../infra/http/routes.ts';
import type { CallerScope } from '../../infra/http/scope.ts';
import { invalidField, notFound, ServiceError } from '../../infra/http/service-error.ts';
import { checkPhone } from '../settings/check-phone.ts';
import { replacePictures } from './add-pictures.ts';
import { checkSchedule } from './check-schedule.ts';
import { mapFees } from './delivery-fees.ts';
import { getRestaurant } from './get-restaurant.ts';
import { editedFields, holdName } from './held-names.ts';
import { limitUses } from './offers.ts';
import { createPictures } from './pictures.ts';
import { fieldsOf, lockOwnRestaurant, updateRestaurantRow, type RestaurantFields } from './repository.ts';
import { recordUpdate } from './record-update.ts';
import { saveDishesAndOptions } from './save-dishes-and-options.ts';

type RestaurantChanges = Omit<InputOf<'restaurant', 'update'>['body'], 'reason'>;

/**
 * Changes a restaurant's details, hours or whole menu.
 *
 * @throws ServiceError `not_found`, also for another's; `conflict` with `current` if it is no longer at the revision
 *   that was read; `phone_invalid`; `validation_failed`; `name_taken`; `menu_full`
 */
export async function updateRestaurant(call: Call<'restaurant', 'update', 'caller'>): Promise<Restaurant> {
  const { input, db, scope, context } = call;
  const { id } = input.params;
  const { reason, ...body } = input.body;
  await checkPhone(context, body.phone);
  const changes: RestaurantChanges = { ...body, bgImage: input.query.bgImage ?? body.bgImage };
  const now = context.clock();
  return db.transaction(async (transaction) => {
    const row = await lockOwnRestaurant(transaction, scope, id);
    if (!row) throw notFound();
    const pictures = createPictures(context.images, transaction);
    if (changes.version !== undefined && changes.version !== row.version) {
      throw await conflict(transaction, scope, id, now);
    }
    checkSchedule(changes.schedule, row.schedule);
    const removed = new Set(changes.removeImages?.map((path) => path.slice(path.lastIndexOf('/') + 1)));
    const remaining = row.images.filter((name) => !removed.has(name));
    if (removed.size > 0) await replacePictures(transaction, id, remaining);
    const before = fieldsOf(row);
    const edited = editedFields(row);
    const wanted = withPlace(edited, merge(edited, changes, now));
    const fields = await holdName(transaction, row, wanted, scope, now);
    const unlessRemoved = (name: string | null) => (name !== null && removed.has(name) ? null : name);
    const banner = await pictures.nameOf(changes.bannerUrl, unlessRemoved(row.banner), 'bannerUrl');
    const bgImage = await pictures.nameOf(changes.bgImage, unlessRemoved(row.bg_image), 'bgImage');
    const { language } = fields;
    const target = { restaurantId: id, isUnapproved: !row.is_confirmed && !scope.isAdmin };
    await saveDishesAndOptions(transaction, target, changes, { pictures, language }, now);
    const after = { ...fields, banner, bgImage };
    if (changes.promotions) await limitUses(transaction, id, after.promotions);
    const hasDishes = changes.menu
      ? changes.menu.some(({ items }) => items.length > 0)
      : !row.missing.includes('dishes');
    await updateRestaurantRow(transaction, id, after, hasDishes, now);
    if (scope.isAdmin) {
      const pictureCounts = { before: row.images.length, after: remaining.length };
      const update = {
        id,
        before,
        after,
        hasMenu: !!changes.menu || !!changes.optionGroups,
        pictures: pictureCounts,
      };
      await recordUpdate(transaction, auditContextOf(call, reason), update, now);
    }
    return getRestaurant(transaction, scope, id, now);
  });
}

async function conflict(db: Transaction, scope: CallerScope, id: string, now: number): Promise<ServiceError> {
  return new ServiceError('conflict', { current: await getRestaurant(db, scope, id, now) });
}

/** A field that is left out does not change, null clears it. */
function merge(current: RestaurantFields, changes: RestaurantChanges, now: number): RestaurantFields {
  const { minimumOrder, deliveryFee, deliveryFees } = changes;
  return {
    ...current,
    name: changes.name ?? current.name,
    description: changes.description ?? current.description,
    language: orCurrent(changes.language, current.language),
    translations: changes.translations ?? current.translations,
    category: orCurrent(changes.category, current.category),
    region: orCurrent(changes.region, current.region),
    commune: orCurrent(changes.commune, current.commune),
    address: orCurrent(changes.address, current.address),
    landmark: orCurrent(changes.landmark, current.landmark),
    phone: orCurrent(changes.phone, current.phone),
    schedule: changes.schedule ?? current.schedule,
    minimumOrder: minimumOrder === undefined ? current.minimumOrder : toMinor(minimumOrder),
    deliveryFee: deliveryFee === undefined ? current.deliveryFee : toMinor(deliveryFee),
    deliveryFees: deliveryFees === undefined ? current.deliveryFees : mapFees(deliveryFees, toMinor),
    prepMinutes: changes.prepMinutes ?? current.prepMinutes,
    acceptsLargeOrders: changes.acceptsLargeOrders ?? current.acceptsLargeOrders,
    deliveryMinutes: changes.deliveryMinutes ?? current.deliveryMinutes,
    laterOrders: orCurrent(changes.laterOrders, current.laterOrders),
    promotions: changes.promotions ? withIds(changes.promotions, now) : current.promotions,
  };
}

function orCurrent<T>(input: T | undefined, current: T): T {
  return input === undefined ? current : input;
}

/** A commune belongs to its region: a new region clears the old commune, a new commune of another region is refused. */
function withPlace(current: RestaurantFields, fields: RestaurantFields): RestaurantFields {
  const { region, commune } = fields;
  if (commune === null || communesOf(region).includes(commune)) return fields;
  if (commune === current.commune) return { ...fields, commune: null };
  throw invalidField('commune', 'is not a commune of the region');
}

/** A promotion that was deleted may come back under its id, with the uses that it had. */
function withIds(
  promotions: NonNullable<RestaurantChanges['promotions']>,
  now: number,
): RestaurantFields['promotions'] {
  const stored = promotions.map(({ id = newId(now), ...promotion }) => ({ id, ...promotion }));
  if (new Set(stored.map(({ id }) => id)).size < stored.length) {
    throw invalidField('promotions', 'are not all different');
  }
  return stored.length > 0 ? stored : null;
}
