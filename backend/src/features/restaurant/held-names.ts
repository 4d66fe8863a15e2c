import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { publishChange } from '../../infra/stream/publish-change.ts';
import { checkName } from './name-check.ts';
import { fieldsOf, type RestaurantFields } from './repository.ts';
import type { CloseName, NameAndPlace, RestaurantRow } from './restaurant-row.ts';
import { inAllLanguages } from './translations.ts';

/** What waits for an admin, as it is stored with a restaurant. */
interface Waiting {
  readonly of: RestaurantRow['approval_of'];
  readonly wanted?: NameAndPlace;
  readonly closeNames: readonly CloseName[];
}

/** A change of a restaurant: what is stored at once, and what waits from now on; undefined if that does not change. */
interface SettledChange {
  readonly fields: RestaurantFields;
  readonly waiting: Waiting | undefined;
}

interface Changer {
  readonly isAdmin: boolean;
}

function placeOf({ name, region, commune }: RestaurantFields): NameAndPlace {
  return { name, region, commune };
}

/** What a form shows and goes on from: the name and place that wait, where some do. */
export function editedFields(row: RestaurantRow): RestaurantFields {
  return { ...fieldsOf(row), ...row.wanted };
}

/**
 * What becomes of an owner's change of name or region, or an admin's. A public restaurant keeps its name and place
 * while an admin looks at one that is close to another owner's; one that waits or was declined as a whole waits with
 * the new name.
 *
 * @throws ServiceError `name_taken`
 */
async function settle(
  db: Queryable,
  row: RestaurantRow,
  fields: RestaurantFields,
  { isAdmin }: Changer,
): Promise<SettledChange> {
  const before = fieldsOf(row);
  const remaining = { ...fields, ...placeOf(before) };
  const isResent = row.wanted !== null && isSamePlace(row.wanted, fields);
  if (row.is_confirmed && isResent) return { fields: remaining, waiting: undefined };
  const isRenamed = fields.name !== before.name || fields.region !== before.region;
  const ofWhole = row.approval_of === 'restaurant' ? 'restaurant' : null;
  const nothing = row.wanted ? { of: null, closeNames: [] } : undefined;
  // An admin's own change needs no look; the restaurant as a whole still waits for the decision.
  if (isAdmin) return { fields, waiting: nothing };
  const { name, region, translations } = fields;
  const place = { name, region, translations, ownerId: row.owner_id };
  if (!isRenamed && !hasSameNames(before, fields)) await checkName(db, place);
  if (!row.is_confirmed) {
    const isAnswer = ofWhole !== null && row.approval_reason !== null && isDescriptionChanged(before, fields);
    if (!isRenamed && !isAnswer) return { fields, waiting: nothing };
    const closeNames = isRenamed ? await checkName(db, place) : row.close_names;
    return { fields, waiting: { of: ofWhole, closeNames } };
  }
  if (!isRenamed) return { fields, waiting: nothing };
  const closeNames = await checkName(db, place);
  if (closeNames.length === 0) return { fields, waiting: { of: null, closeNames } };
  return { fields: remaining, waiting: { of: 'name', wanted: placeOf(fields), closeNames } };
}

/** Whether the names in other languages are the same. */
function hasSameNames(one: RestaurantFields, other: RestaurantFields): boolean {
  const names = (fields: RestaurantFields) =>
    inAllLanguages('', fields.translations, 'name').toSorted().join('\n');
  return names(one) === names(other);
}

function isSamePlace(one: NameAndPlace, other: NameAndPlace): boolean {
  return one.name === other.name && one.region === other.region && one.commune === other.commune;
}

const DESCRIBING = [
  'name',
  'description',
  'category',
  'region',
  'commune',
  'address',
  'landmark',
  'phone',
] as const;

/** Whether anything changes that an admin may have declined; the menu and the hours are not among it. */
function isDescriptionChanged(before: RestaurantFields, after: RestaurantFields): boolean {
  return DESCRIBING.some((field) => before[field] !== after[field]);
}

const STORE = named(
  'restaurant.store-waiting',
  `UPDATE restaurant SET approval_of = $2, approval_at = $3, approval_reason = NULL, wanted = $4, close_names = $5
   WHERE id = $1`,
);

/**
 * Settles a change of a locked restaurant, and stores what waits from now on; returns the fields that are to be stored.
 *
 * @throws ServiceError `name_taken`
 */
export async function holdName(
  db: Queryable,
  row: RestaurantRow,
  fields: RestaurantFields,
  changer: Changer,
  now: number,
): Promise<RestaurantFields> {
  const { fields: settled, waiting } = await settle(db, row, fields, changer);
  if (waiting) {
    const { of, wanted, closeNames } = waiting;
    const at = of === null ? null : new Date(now);
    const values = [row.id, of, at, wanted ? JSON.stringify(wanted) : null, JSON.stringify(closeNames)];
    await db.execute(STORE, values);
    if (of !== row.approval_of || of !== null)
      await publishChange(db, { kind: 'restaurant', id: row.id }, now);
  }
  return settled;
}
