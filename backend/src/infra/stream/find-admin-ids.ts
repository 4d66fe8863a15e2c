import type { Queryable } from '../database/database.ts';
import { named } from '../database/statement.ts';

const ADMINS = named(
  'stream.admins',
  `SELECT id FROM app_user WHERE id = ANY ($1::uuid[]) AND role = 'ADMIN'`,
);

/** The ids of those users who are admins now. */
export async function findAdminIds(
  db: Queryable,
  ids: readonly (string | undefined)[],
): Promise<Set<string | undefined>> {
  const rows = await db.query<{ id: string }>(ADMINS, [[...new Set(ids)]]);
  return new Set(rows.map(({ id }) => id));
}
