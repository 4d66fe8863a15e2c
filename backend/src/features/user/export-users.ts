import { LANGUAGE_NAMES, type Language } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import type { Cell } from '../../infra/http/csv.ts';
import { localTime } from '../../lib/local-time.ts';
import { readUsers, type UserFilter } from './list-users.ts';
import type { UserRow } from './repository.ts';
import { USER_FILE_TEXTS } from '../../locales/texts.ts';
import { USER_COLUMNS, type UserColumn } from './user-columns.ts';

/** The values of the columns. */
const CELLS: Readonly<Record<UserColumn, (row: UserRow) => Cell>> = {
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

/** The values that a person reads as words. */
function wordsFor(spoken: Language): Partial<typeof CELLS> {
  const { roles, yes, no } = USER_FILE_TEXTS[spoken];
  return {
    role: ({ role }) => roles[role],
    confirmed: ({ confirmed }) => (confirmed ? yes : no),
    emailConfirmed: (row) => (row.email_confirmed ? yes : no),
    language: ({ language }) => language && LANGUAGE_NAMES[language],
  };
}

/** The header in a person's language; without one the names of the fields, for programs. */
export function userFileHeader(language: Language | undefined): string[] {
  return USER_COLUMNS.map((column) => (language ? USER_FILE_TEXTS[language].columns[column] : column));
}

/** All accounts by the admin's filters as rows of the file, page by page, with words or values as in its header. */
export async function* userFileRows(
  db: Queryable,
  filter: UserFilter,
  language?: Language,
): AsyncGenerator<readonly (readonly Cell[])[], void> {
  const cells = { ...CELLS, ...(language && wordsFor(language)) };
  for await (const rows of readUsers(db, filter)) {
    yield rows.map((row) => USER_COLUMNS.map((column) => cells[column](row)));
  }
}
