import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import { areClose } from './close-names.ts';
import { lookOfName } from './look-of-name.ts';
import type { CloseName } from './restaurant-row.ts';

/** As many as an admin compares. */
const MAX_CLOSE = 3;

const PUBLIC_NAMES = named(
  'restaurant.names-of-others',
  `SELECT id, name FROM restaurant
   WHERE is_confirmed AND deleted_at IS NULL AND owner_id IS DISTINCT FROM $1
     AND (region = $2 OR region IS NULL OR $2 IS NULL)`,
);

export interface NameInPlace {
  readonly name: string;
  readonly region: string | null | undefined;
  readonly ownerId: string | null;
}

interface ComparedNames {
  /** They look the same. */
  readonly same: readonly CloseName[];
  readonly close: readonly CloseName[];
}

/** Compares a name with those of other owners' public restaurants in the region. */
async function compareNames(db: Queryable, { name, region, ownerId }: NameInPlace): Promise<ComparedNames> {
  const look = lookOfName(name);
  const others = await db.query<CloseName>(PUBLIC_NAMES, [ownerId, region ?? null]);
  return {
    same: others.filter((other) => lookOfName(other.name) === look),
    close: others.filter((other) => areClose(name, other.name)),
  };
}

/** The public restaurants of other owners in the region whose names are close to a name; one that looks the same first. */
export async function findCloseNames(db: Queryable, place: NameInPlace): Promise<readonly CloseName[]> {
  const { same, close } = await compareNames(db, place);
  return [...new Set([...same, ...close])].slice(0, MAX_CLOSE);
}

/**
 * Refuses a name that looks like that of another owner's public restaurant in the region; returns those that are only
 * close. Admins may give such a name all the same, so a caller who is one does not call this.
 *
 * @throws ServiceError `name_taken`
 */
export async function checkName(db: Queryable, place: NameInPlace): Promise<readonly CloseName[]> {
  const { same, close } = await compareNames(db, place);
  if (same.length > 0) throw new ServiceError('name_taken');
  return close.slice(0, MAX_CLOSE);
}
