import type { Queryable } from '../../infra/database/database.ts';
import type { Cell } from '../../infra/http/csv.ts';
import { localTime } from '../../lib/local-time.ts';
import { readUsers, type UserFilter } from './list-users.ts';
import type { UserRow } from './repository.ts';

/** The columns of the file and their values. */
const COLUMNS: Readonly<Record<string, (row: UserRow) => Cell>> = {
  id: ({ id }) => id,
  firstname: ({ firstname }) => firstname,
  lastname: ({ lastname }) => lastname,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  role: ({ role }) => role,
  confirmed: ({ confirmed }) => confirmed,
  emailConfirmed: (row) => row.email_confirmed,
  language: ({ language }) => language,
  createdAt: (row) => localTime(row.created_at),
};

export const USER_FILE_HEADER = Object.keys(COLUMNS);

/** All accounts by the admin's filters as rows of the file, page by page. */
export async function* userFileRows(
  db: Queryable,
  filter: UserFilter,
): AsyncGenerator<readonly (readonly Cell[])[], void> {
  for await (const rows of readUsers(db, filter)) {
    yield rows.map((row) => Object.values(COLUMNS).map((cellOf) => cellOf(row)));
  }
}
