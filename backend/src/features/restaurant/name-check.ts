import type { Translations } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import { areClose } from './close-names.ts';
import { lookOfName } from './look-of-name.ts';
import type { CloseName } from './restaurant-row.ts';
import { inAllLanguages } from './translations.ts';

/** As many as an admin compares. */
const MAX_CLOSE = 3;

const PUBLIC_NAMES = named(
  'restaurant.names-of-others',
  `SELECT id, name, translations FROM restaurant
   WHERE is_confirmed AND deleted_at IS NULL AND owner_id IS DISTINCT FROM $1
     AND (region = $2 OR region IS NULL OR $2 IS NULL)`,
);

type NameTranslations = Translations<'name' | 'description'>;

export interface NameInPlace {
  readonly name: string;
  /** Visitors read its names in other languages, too. */
  readonly translations?: NameTranslations | undefined;
  readonly region: string | null | undefined;
  readonly ownerId: string | null;
}

interface ComparedNames {
  /** They look the same. */
  readonly same: readonly CloseName[];
  readonly close: readonly CloseName[];
}

interface OtherRow extends CloseName {
  readonly translations: NameTranslations;
}

/** Compares names with those of other owners' public restaurants in the region, each in all of its languages. */
async function compareNames(
  db: Queryable,
  { name, translations = {}, region, ownerId }: NameInPlace,
): Promise<ComparedNames> {
  const looks = new Set(inAllLanguages(name, translations, 'name').map(lookOfName));
  const rows = await db.query<OtherRow>(PUBLIC_NAMES, [ownerId, region ?? null]);
  const others = rows.map(({ id, name: other, translations: of }) => ({
    found: { id, name: other },
    names: inAllLanguages(other, of, 'name'),
  }));
  return {
    same: others
      .filter(({ names }) => names.some((other) => looks.has(lookOfName(other))))
      .map(({ found }) => found),
    close: others
      .filter(({ names }) => names.some((other) => areClose(name, other)))
      .map(({ found }) => found),
  };
}

/**
 * The public restaurants of other owners in the region whose names are close to a name; one that looks the same first.
 */
export async function findCloseNames(db: Queryable, place: NameInPlace): Promise<readonly CloseName[]> {
  const { same, close } = await compareNames(db, place);
  const found = new Map([...same, ...close].map((other) => [other.id, other]));
  return [...found.values()].slice(0, MAX_CLOSE);
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
