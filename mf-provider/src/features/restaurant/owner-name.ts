import type { User } from 'shared-api/contract';

/** What an owner is called; whoever gave no name, by the e-mail address. */
export function ownerName({ firstname, lastname, email }: User): string {
  return [firstname, lastname].filter(Boolean).join(' ') || email;
}
