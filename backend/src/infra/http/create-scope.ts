import { GUEST, type Actor } from './actor.ts';
import type { CallerScope, TokenScope } from './scope.ts';

/**
 * A checked rule of imports reserves this file for the code that knows the caller; handlers get their route's scope.
 */
export function callerScopeOf(actor: Actor): CallerScope {
  const ownerId = actor.role === 'PROVIDER' ? actor.id : null;
  return { userId: actor.id, ownerId, isAdmin: actor.role === 'ADMIN' } as CallerScope;
}

export function tokenScopeOf(token: string): TokenScope {
  return { token } as TokenScope;
}

/** What everybody may see, for reads without a request. */
export const GUEST_SCOPE = callerScopeOf(GUEST);
