import type { Role } from 'shared-api/contract';

/** A caller without a session. */
export interface Guest {
  readonly id: null;
  readonly role: null;
}

/** A caller with a live session; role and confirmation are read with every request. */
export interface SignedIn {
  readonly id: string;
  readonly role: Role;
  readonly confirmed: boolean;
  readonly email: string;
  /** The session this request came with. */
  readonly sessionId: string;
  /**
   * When they last proved who they are: by signing in, or later. Null for an admin who has a passkey or an app but came
   * in without.
   */
  readonly verifiedAt: Date | null;
  /** What has proved the session beside the password. */
  readonly factor: 'passkey' | 'totp' | null;
  /** An admin whose session lacks such a proof: until then they act as a customer, `role` says. */
  readonly lacksFactor: boolean;
}

export type Actor = Guest | SignedIn;

export const GUEST: Guest = { id: null, role: null };

/** An admin, or a restaurant owner whom an admin approved: nobody can become one by registering. */
export function isApproved(actor: Actor): boolean {
  return actor.role === 'ADMIN' || (actor.role === 'PROVIDER' && actor.confirmed);
}

export function isAdmin(actor: Actor): boolean {
  return actor.role === 'ADMIN';
}
