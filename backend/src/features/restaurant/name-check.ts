import unhomoglyph from 'unhomoglyph';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import { foldText } from '../../lib/search-text.ts';

/** What a name looks like to a reader: without case, accents, spaces and signs, look-alikes by one letter (UTS #39). */
export function lookOfName(name: string): string {
  const letters = unhomoglyph(foldText(unhomoglyph(name.normalize('NFKC'))));
  return foldText(letters)
    .replaceAll(/[i1|]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const PUBLIC_NAMES = named(
  'restaurant.names-of-others',
  `SELECT name FROM restaurant
   WHERE is_confirmed AND deleted_at IS NULL AND owner_id IS DISTINCT FROM $1
     AND (region = $2 OR region IS NULL OR $2 IS NULL)`,
);

/**
 * Refuses a name that looks like that of another owner's public restaurant in the region. Admins may give such a name
 * all the same, so a caller who is one does not call this.
 *
 * @throws ServiceError `name_taken`
 */
export async function checkName(
  db: Queryable,
  { name, region, ownerId }: { name: string; region: string | null | undefined; ownerId: string | null },
): Promise<void> {
  const look = lookOfName(name);
  const others = await db.query<{ name: string }>(PUBLIC_NAMES, [ownerId, region ?? null]);
  if (others.some((other) => lookOfName(other.name) === look)) throw new ServiceError('name_taken');
}
