import type { Actor } from './actor.ts';

declare const brand: unique symbol;

/**
 * The objects that a caller may reach. Repository functions take it as a parameter, so that a query without its
 * condition does not compile; another's object is then not found, exactly like one that does not exist.
 */
export interface CallerScope<UserId extends string | null = string | null> {
  readonly [brand]: 'caller';
  /** The caller's own objects; null for a guest. */
  readonly userId: UserId;
  /** Orders of the caller's restaurants; null without the role of a provider. */
  readonly ownerId: string | null;
  /** All objects. */
  readonly isAdmin: boolean;
}

/** The one order of a tracking token. */
export interface TokenScope {
  readonly [brand]: 'token';
  readonly token: string;
}

/** Only for `register-routes.ts`, which knows the caller; handlers get the scope that their route declares. */
export function callerScopeOf(actor: Actor): CallerScope {
  const ownerId = actor.role === 'PROVIDER' ? actor.id : null;
  return { userId: actor.id, ownerId, isAdmin: actor.role === 'ADMIN' } as CallerScope;
}

/** Only for `register-routes.ts`. */
export function tokenScopeOf(token: string): TokenScope {
  return { token } as TokenScope;
}

/** What everybody may see, for reads outside of any request. */
export const GUEST_SCOPE = callerScopeOf({ id: null, role: null });
