import type { User } from 'shared-api/contract';

/** An owner's name, or the e-mail address of one without a name. */
export function ownerName({ firstname, lastname, email }: User): string {
  return [firstname, lastname].filter(Boolean).join(' ') || email;
}
