import type { Grant } from '../../contract/index.ts';

/** A token as the store has it: its hash, never the token. */
export interface TokenEntry {
  readonly grants: readonly Grant[];
  /** SHA-256, hexadecimal. */
  readonly hash: string;
  readonly madeBy: string;
  /** ISO 8601, like all times here. */
  readonly madeAt: string;
  readonly endsAt?: string;
  readonly ended?: { readonly who: string; readonly when: string };
}

/** Who may do what. One revision of a log in the release store, which all servers share. */
export interface Rights {
  readonly revision: number;
  /** By name. Ended tokens stay, so that a name in the history always means the same one. */
  readonly tokens: Readonly<Record<string, TokenEntry>>;
  /** Admins who may do less than everything, by e-mail address. */
  readonly people: Readonly<Record<string, readonly Grant[]>>;
  /** Hashes of tokens in `PLATFORM_TOKENS` that were ended. */
  readonly endedSettings: readonly string[];
}

/** The rights of a new store, and of one that an older platform made. */
export const NO_RIGHTS: Rights = { revision: 0, tokens: {}, people: {}, endedSettings: [] };
