import type { User } from 'shared-api/contract';

/** Router state of a link to the sign-in page for people who come to work: it then leads there, not back. */
export const BOUND_FOR_WORK = { isBoundForWork: true } as const;

export function isBoundForWork(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isBoundForWork' in state;
}

/** The dashboard of an owner or an admin; undefined for a customer. */
export function workplaceOf(user: Pick<User, 'role'> | null): string | undefined {
  if (user?.role === 'PROVIDER') return '/provider';
  return user?.role === 'ADMIN' ? '/admin' : undefined;
}
