import type { User } from 'shared-api/contract';
import type { UserRow } from './repository.ts';

/** An account for replies. */
export function presentUser(row: UserRow): User {
  const { id, firstname, lastname, email, phone, role, confirmed, language } = row;
  return {
    id,
    firstname,
    lastname,
    email,
    phone,
    role,
    confirmed,
    emailConfirmed: row.email_confirmed,
    language,
    createdAt: row.created_at.toISOString(),
  };
}
