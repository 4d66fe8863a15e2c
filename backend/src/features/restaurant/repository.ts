import {
  DELIVERY_MINUTES,
  type Language,
  type LaterOrders,
  type Promotion,
  type Schedule,
  type Translations,
} from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { newId } from '../../infra/database/new-id.ts';
import { named } from '../../infra/database/statement.ts';
import type { CallerScope } from '../../infra/http/scope.ts';
import { foldText } from '../../lib/search-text.ts';
import { advanceNextOpening } from './next-opening.ts';
import { RESTAURANT_COLUMNS, type CloseName, type RestaurantRow } from './restaurant-row.ts';
import { namingTexts, restaurantText, withMenuText } from './menu-text.ts';
import { missingParts } from './missing-parts.ts';
import { rememberWords } from './search-words.ts';
import { givenTranslations } from './translations.ts';
import { NO_HOURS, storedOpening } from './schedule.ts';

/** The fields of a restaurant's form; amounts in minor units, pictures as file names. */
export interface RestaurantFields {
  readonly name: string;
  readonly description: string;
  /** Of the texts that were written first; null where the owner does not say. */
  readonly language: Language | null;
  readonly translations: Translations<'name' | 'description'>;
  readonly category: string | null;
  readonly region: string | null;
  readonly commune: string | null;
  readonly address: string | null;
  readonly landmark: string | null;
  readonly phone: string | null;
  readonly banner: string | null;
  readonly bgImage: string | null;
  readonly schedule: Schedule;
  readonly minimumOrder: number;
  /** Null until one is chosen, be it zero. */
  readonly deliveryFee: number | null;
  /** By commune; null where it does not deliver. */
  readonly deliveryFees: Readonly<Record<string, number | null>>;
  readonly prepMinutes: number;
  /** Takes a guest's order beyond the usual size. */
  readonly acceptsLargeOrders: boolean;
  /** From the kitchen to a customer's door. */
  readonly deliveryMinutes: number;
  /** How it takes orders for later; null if it takes none. */
  readonly laterOrders: LaterOrders | null;
  /** Null if it has none. */
  readonly promotions: readonly Promotion[] | null;
}

/** The provider a restaurant belongs to, and the provider's user. */
export interface RestaurantOwner {
  readonly providerId: string;
  readonly slug: string;
  readonly ownerId: string;
  /** The user is approved, so visitors see the restaurant. */
  readonly isConfirmed: boolean;
  /** Visitors see it only once an admin has looked at it. */
  readonly needsApproval?: boolean;
  readonly closeNames?: readonly CloseName[];
}

export const EMPTY_FIELDS: Omit<RestaurantFields, 'name' | 'description'> = {
  language: null,
  translations: {},
  category: null,
  region: null,
  commune: null,
  address: null,
  landmark: null,
  phone: null,
  banner: null,
  bgImage: null,
  schedule: NO_HOURS,
  minimumOrder: 0,
  deliveryFee: null,
  deliveryFees: {},
  prepMinutes: 30,
  acceptsLargeOrders: false,
  deliveryMinutes: DELIVERY_MINUTES,
  laterOrders: null,
  promotions: null,
};

function valuesOf(fields: RestaurantFields, hasDishes: boolean, now: number): unknown[] {
  const { isClosed, dueAt } = storedOpening(fields, now);
  return [
    fields.name,
    foldText(fields.name),
    restaurantText(fields),
    fields.description,
    fields.category,
    fields.region,
    fields.commune,
    fields.address,
    fields.landmark,
    fields.phone,
    fields.banner,
    fields.bgImage,
    JSON.stringify(fields.schedule),
    fields.minimumOrder,
    fields.deliveryFee ?? 0,
    JSON.stringify(fields.deliveryFees),
    fields.prepMinutes,
    fields.acceptsLargeOrders,
    fields.deliveryMinutes,
    fields.laterOrders === null ? null : JSON.stringify(fields.laterOrders),
    fields.promotions === null ? null : JSON.stringify(fields.promotions),
    fields.language,
    JSON.stringify(givenTranslations(fields.translations, fields.language)),
    isClosed,
    dueAt,
    missingParts(fields, hasDishes),
    new Date(now),
  ];
}

const FIELD_COLUMNS = `name, sort_name, search_text, description, category, region, commune, address, landmark,
  phone, banner, bg_image, schedule, minimum_order, delivery_fee, delivery_fees, prep_minutes, accepts_large_orders,
  delivery_minutes, later_orders, promotions, language, translations, is_closed, opening_due_at, missing, updated_at`;

const FIELD_PARAMETERS = Array.from({ length: 27 }, (_, index) => `$${index + 1}`).join(', ');

const INSERT = named(
  'restaurant.insert',
  `INSERT INTO restaurant (${FIELD_COLUMNS}, created_at, id, provider_id, slug, owner_id, is_confirmed,
     approval_of, approval_at, close_names)
   VALUES (${FIELD_PARAMETERS}, $27, $28, $29, $30, $31, $32, $33, $34, $35)`,
);

/**
 * Stores a new restaurant; returns its id.
 *
 * @param hasDishes the caller stores its menu in the same transaction
 */
export async function insertRestaurant(
  db: Queryable,
  owner: RestaurantOwner,
  fields: RestaurantFields,
  now: number,
  hasDishes = false,
): Promise<string> {
  const id = newId(now);
  const { isConfirmed, needsApproval = false, closeNames = [] } = owner;
  await db.execute(INSERT, [
    ...valuesOf(fields, hasDishes, now),
    id,
    owner.providerId,
    owner.slug,
    owner.ownerId,
    isConfirmed && !needsApproval,
    needsApproval ? 'restaurant' : null,
    needsApproval ? new Date(now) : null,
    JSON.stringify(closeNames),
  ]);
  await rememberWords(db, namingTexts(fields));
  await touchPublicList(db, storedOpening(fields, now).dueAt);
  return id;
}

const UPDATE = named(
  'restaurant.update',
  `UPDATE restaurant SET (${FIELD_COLUMNS}) = (${FIELD_PARAMETERS.replace('$3', withMenuText('$3'))}), version = version + 1 WHERE id = $28`,
);

/**
 * Stores all fields of a restaurant that the caller has locked.
 *
 * @param hasDishes whether its menu has a dish, without which it is not listed
 */
export async function updateRestaurantRow(
  db: Queryable,
  id: string,
  fields: RestaurantFields,
  hasDishes: boolean,
  now: number,
): Promise<void> {
  await db.execute(UPDATE, [...valuesOf(fields, hasDishes, now), id]);
  await rememberWords(db, namingTexts(fields));
  await touchPublicList(db, storedOpening(fields, now).dueAt);
}

export function fieldsOf(row: RestaurantRow): RestaurantFields {
  const { name, description, language, translations, category, region, commune } = row;
  const { address, landmark, phone, banner, schedule } = row;
  return {
    ...{ name, description, language, translations, category, region, commune },
    ...{ address, landmark, phone, banner, schedule },
    bgImage: row.bg_image,
    minimumOrder: row.minimum_order,
    deliveryFee: row.missing.includes('fee') ? null : row.delivery_fee,
    deliveryFees: row.delivery_fees,
    prepMinutes: row.prep_minutes,
    acceptsLargeOrders: row.accepts_large_orders,
    deliveryMinutes: row.delivery_minutes,
    laterOrders: row.later_orders,
    promotions: row.promotions,
  };
}

const LOCK_OWN = named(
  'restaurant.lock-own',
  `SELECT ${RESTAURANT_COLUMNS} FROM restaurant r
   WHERE r.id = $1 AND r.deleted_at IS NULL AND (r.owner_id = $2 OR $3) FOR UPDATE`,
);

/** Locks a restaurant of the caller for a change; undefined if there is none. */
export function lockOwnRestaurant(
  db: Queryable,
  { userId, isAdmin }: CallerScope<string>,
  id: string,
): Promise<RestaurantRow | undefined> {
  return db.first<RestaurantRow>(LOCK_OWN, [id, userId, isAdmin]);
}

const TOUCH = named(
  'restaurant.touch-list',
  'UPDATE restaurant_revision SET revision = revision + 1 WHERE id = 1',
);

/**
 * Gives the public list a new version. Call it last in a transaction, as it locks a row that all of them need.
 *
 * @param dueAt when the stored open or closed state of the changed restaurant ends
 */
export async function touchPublicList(db: Queryable, dueAt?: Date): Promise<void> {
  await db.execute(TOUCH);
  if (dueAt) await advanceNextOpening(db, dueAt);
}
