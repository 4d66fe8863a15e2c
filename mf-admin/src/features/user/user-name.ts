import type { User } from 'shared-api/contract';

/** What a person is called; whoever gave no name, by the e-mail address. */
export function nameOf(user: Pick<User, 'firstname' | 'lastname' | 'email'>): string {
  return [user.firstname, user.lastname].filter(Boolean).join(' ') || user.email;
}
