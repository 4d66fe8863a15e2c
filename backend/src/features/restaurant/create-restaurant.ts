import { personName, toMinor, type Person, type Restaurant } from 'shared-api/contract';
import { auditContextOf } from '../audit/audit-context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { uniqueViolation } from '../../infra/database/database-errors.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { isAdmin, type SignedIn } from '../../infra/http/actor.ts';
import type { InputOf } from '../../infra/http/contract-types.ts';
import type { Call } from '../../infra/http/routes.ts';
import { invalidField } from '../../infra/http/service-error.ts';
import { publishChange } from '../../infra/stream/publish-change.ts';
import { notifyAdmins } from '../notification/notify-admins.ts';
import { checkPhone } from '../settings/check-phone.ts';
import { insertProvider } from '../provider/repository.ts';
import { checkSchedule } from './check-schedule.ts';
import { mapFees } from './delivery-fees.ts';
import { getRestaurant } from './get-restaurant.ts';
import { checkName, type NameInPlace } from './name-check.ts';
import { checkMayCreate } from './owner-limits.ts';
import { EMPTY_FIELDS, insertRestaurant, type RestaurantFields, type RestaurantOwner } from './repository.ts';

type CreateCall = Call<'restaurant', 'create', 'caller'>;
type NewRestaurant = InputOf<'restaurant', 'create'>['body'];

interface OwnerRow extends Person {
  readonly user_id: string;
  readonly confirmed: boolean;
}

const OWNER_OF_PROVIDER = named(
  'restaurant.owner-of-provider',
  `SELECT p.user_id, u.firstname, u.lastname, u.email, u.confirmed AND u.role <> 'USER' AS confirmed
   FROM provider p JOIN app_user u ON u.id = p.user_id WHERE p.id = $1 AND p.removed_at IS NULL`,
);

const OWNER_OF_USER = named(
  'restaurant.owner-of-user',
  `SELECT id AS user_id, confirmed, firstname, lastname, email FROM app_user WHERE id = $1`,
);

/** An admin creates for the provider that the body names; anyone else for themselves, whatever the body says. */
async function findOwner(db: Queryable, actor: SignedIn, providerId: string | undefined): Promise<OwnerRow> {
  const row = isAdmin(actor)
    ? providerId !== undefined && (await db.first<OwnerRow>(OWNER_OF_PROVIDER, [providerId]))
    : await db.first<OwnerRow>(OWNER_OF_USER, [actor.id]);
  if (!row) throw invalidField('provider.id', 'is not a provider');
  return row;
}

function fieldsOf(input: NewRestaurant): RestaurantFields {
  return {
    name: input.name,
    description: input.description,
    language: input.language ?? null,
    translations: input.translations ?? {},
    category: input.category ?? null,
    region: input.region ?? null,
    commune: input.commune || null,
    address: input.address || null,
    landmark: input.landmark || null,
    phone: input.phone ?? null,
    banner: null,
    bgImage: null,
    schedule: input.schedule ?? EMPTY_FIELDS.schedule,
    minimumOrder: toMinor(input.minimumOrder ?? 0),
    deliveryFee: input.deliveryFee === undefined ? EMPTY_FIELDS.deliveryFee : toMinor(input.deliveryFee),
    deliveryFees: mapFees(input.deliveryFees ?? {}, toMinor),
    prepMinutes: input.prepMinutes ?? EMPTY_FIELDS.prepMinutes,
    acceptsLargeOrders: input.acceptsLargeOrders ?? EMPTY_FIELDS.acceptsLargeOrders,
    deliveryMinutes: input.deliveryMinutes ?? EMPTY_FIELDS.deliveryMinutes,
    laterOrders: input.laterOrders ?? null,
    promotions: null,
  };
}

const BY_KEY = named(
  'restaurant.find-creation',
  `SELECT c.restaurant_id FROM restaurant_creation c JOIN restaurant r ON r.id = c.restaurant_id
   WHERE c.user_id = $1 AND c.key = $2 AND r.deleted_at IS NULL`,
);

const STORE_KEY = named(
  'restaurant.store-creation',
  'INSERT INTO restaurant_creation (user_id, key, restaurant_id, created_at) VALUES ($1, $2, $3, $4)',
);

/**
 * Creates a restaurant with a provider record of its own: a provider has exactly one restaurant. The same user and
 * `Idempotency-Key` make one restaurant, however often the call arrives.
 *
 * @throws ServiceError `validation_failed` if an admin names no provider; `phone_invalid`; `restaurants_full`,
 *   `owner_declined`, `name_taken`
 */
export async function createRestaurant(call: CreateCall): Promise<Restaurant> {
  await checkPhone(call.context, call.input.body.phone);
  checkSchedule(call.input.body.schedule);
  const now = call.context.clock();
  try {
    return (await findCreated(call, now)) ?? (await insert(call, now));
  } catch (error) {
    if (uniqueViolation(error) !== 'restaurant_creation_pkey') throw error;
    // The same call was handled at the same time and has created it.
    const created = await findCreated(call, now);
    if (!created) throw error;
    return created;
  }
}

async function findCreated({ input, actor, db, scope }: CreateCall, now: number) {
  const key = input.headers['idempotency-key'];
  const row =
    key === undefined ? undefined : await db.first<{ restaurant_id: string }>(BY_KEY, [actor.id, key]);
  return row && getRestaurant(db, scope, row.restaurant_id, now);
}

/**
 * An owner's new restaurant is looked at: together with the owner, or on its own once the owner is approved.
 *
 * @throws ServiceError `restaurants_full`, `owner_declined`, `name_taken`
 */
async function needsLook(
  transaction: Queryable,
  place: NameInPlace & { readonly ownerId: string },
  now: number,
): Promise<Pick<RestaurantOwner, 'isConfirmed' | 'needsApproval' | 'closeNames'>> {
  const { confirmed } = await checkMayCreate(transaction, place.ownerId, now);
  const closeNames = await checkName(transaction, place);
  return { isConfirmed: confirmed, needsApproval: confirmed, closeNames };
}

function insert(call: CreateCall, now: number): Promise<Restaurant> {
  const { actor, db, scope } = call;
  const { body, headers } = call.input;
  const key = headers['idempotency-key'];
  return db.transaction(async (transaction) => {
    const owner = await findOwner(transaction, actor, body.provider?.id);
    const { user_id: ownerId, confirmed } = owner;
    const look = isAdmin(actor)
      ? { isConfirmed: confirmed }
      : await needsLook(
          transaction,
          { name: body.name, translations: body.translations, region: body.region, ownerId },
          now,
        );
    const newProvider = { userId: ownerId, restaurantName: body.name };
    const provider = await insertProvider(transaction, newProvider, now);
    const id = await insertRestaurant(transaction, { ...provider, ownerId, ...look }, fieldsOf(body), now);
    if (look.needsApproval) {
      await notifyAdmins(
        transaction,
        'provider_registered',
        { restaurant: body.name, name: personName(owner) },
        now,
        { restaurantId: id },
      );
      await publishChange(transaction, { kind: 'restaurant', id }, now);
    }
    if (key !== undefined) await transaction.execute(STORE_KEY, [actor.id, key, id, new Date(now)]);
    if (isAdmin(actor)) {
      const done = { action: 'restaurant_created', kind: 'restaurant', id, label: body.name } as const;
      await recordAudit(transaction, auditContextOf(call), done, now);
    }
    return getRestaurant(transaction, scope, id, now);
  });
}
