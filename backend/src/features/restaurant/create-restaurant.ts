import type { Restaurant } from 'shared-api/contract';
import type { Deed } from '../audit/deed.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { uniqueViolation } from '../../infra/database/database-errors.ts';
import type { Database, Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { isAdmin, type SignedIn } from '../../infra/http/actor.ts';
import type { InputOf } from '../../infra/http/contract-types.ts';
import { invalidField } from '../../infra/http/service-error.ts';
import { toMinor } from '../../lib/money.ts';
import { insertProvider } from '../provider/provider-repository.ts';
import { mapFees } from './delivery-fees.ts';
import { getRestaurant } from './find-restaurant.ts';
import { EMPTY_FIELDS, insertRestaurant, type RestaurantFields } from './restaurant-repository.ts';

export type NewRestaurant = InputOf<'restaurant', 'create'>['body'];

/** A creation as it came in. */
export interface Creation {
  readonly input: NewRestaurant;
  /** The `Idempotency-Key` header: the same creation, sent again because its answer was lost. */
  readonly key?: string | undefined;
}

interface OwnerRow {
  readonly user_id: string;
  readonly confirmed: boolean;
  /** Contact name of the user's provider. */
  readonly name: string;
}

const OWNER_OF_PROVIDER = named(
  'restaurant.owner-of-provider',
  `SELECT p.user_id, p.name, u.confirmed AND u.role <> 'USER' AS confirmed
   FROM provider p JOIN app_user u ON u.id = p.user_id WHERE p.id = $1 AND p.removed_at IS NULL`,
);

const OWNER_OF_USER = named(
  'restaurant.owner-of-user',
  `SELECT u.id AS user_id, u.confirmed,
     COALESCE((SELECT p.name FROM provider p WHERE p.user_id = u.id ORDER BY p.created_at LIMIT 1),
              NULLIF(concat_ws(' ', u.firstname, u.lastname), ''), u.email) AS name
   FROM app_user u WHERE u.id = $1`,
);

/** A provider creates for itself, whatever the body names; an admin for a provider. */
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
    deliveryFee: toMinor(input.deliveryFee ?? 0),
    deliveryFees: mapFees(input.deliveryFees ?? {}, toMinor),
    prepMinutes: input.prepMinutes ?? EMPTY_FIELDS.prepMinutes,
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
 * Makes a restaurant. As a provider record is one storefront, and every one has its restaurant from registration on,
 * a further restaurant comes with a further provider record of the same user, its slug made from the name. Under one
 * key a user makes one restaurant, however often the call arrives.
 *
 * @throws ServiceError `validation_failed` when an admin names no provider
 */
export async function createRestaurant(
  db: Database,
  deed: Deed<SignedIn>,
  creation: Creation,
  now: number,
): Promise<Restaurant> {
  try {
    return (await findCreated(db, deed.actor, creation.key, now)) ?? (await insert(db, deed, creation, now));
  } catch (error) {
    if (uniqueViolation(error) !== 'restaurant_creation_pkey') throw error;
    // The same call, at the same time: the other one has made it.
    const created = await findCreated(db, deed.actor, creation.key, now);
    if (!created) throw error;
    return created;
  }
}

async function findCreated(db: Database, actor: SignedIn, key: string | undefined, now: number) {
  const row =
    key === undefined ? undefined : await db.first<{ restaurant_id: string }>(BY_KEY, [actor.id, key]);
  return row && getRestaurant(db, row.restaurant_id, actor, now);
}

function insert(db: Database, deed: Deed<SignedIn>, { input, key }: Creation, now: number) {
  const { actor } = deed;
  return db.transaction(async (transaction) => {
    const { user_id: ownerId, confirmed, name } = await findOwner(transaction, actor, input.provider?.id);
    const provider = await insertProvider(
      transaction,
      { userId: ownerId, name, restaurantName: input.name },
      now,
    );
    const owner = { ...provider, ownerId, isConfirmed: confirmed };
    const id = await insertRestaurant(transaction, owner, fieldsOf(input), now);
    if (key !== undefined) await transaction.execute(STORE_KEY, [actor.id, key, id, new Date(now)]);
    if (isAdmin(actor)) {
      const done = { action: 'restaurant_created', kind: 'restaurant', id, label: input.name } as const;
      await recordDeed(transaction, deed, done, now);
    }
    return getRestaurant(transaction, id, actor, now);
  });
}
