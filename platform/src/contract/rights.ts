/**
 * What a token or a person may do to an area:
 * `look` see its releases and history, `release` bring a build of it into the store, `canary` show a stored version to
 * at most half of the visitors, `promote` make one live for more than that, `rollback` roll back, `force` do it against
 * the gate, `override` load the area from a development server in one's own browser, `retire` take
 * it out, bring it back, and give up its addresses, `rights` give these rights to others.
 */
export const ACTS = [
  'look',
  'release',
  'canary',
  'promote',
  'rollback',
  'force',
  'override',
  'retire',
  'rights',
] as const;
export type Act = (typeof ACTS)[number];

/** Stands for every area and the shell. */
export const EVERY_AREA = '*';

/** Rights for one area. Every grant includes `look`. */
export interface Grant {
  /** An area, `shell`, or {@link EVERY_AREA}. */
  readonly area: string;
  readonly acts: readonly Act[];
}

/** `GET`: {@link TokenList}; `POST` {@link NewToken}: {@link MadeToken}. */
export const TOKENS_PATH = '/platform/tokens';
/** `POST` {@link TokenEnd}: {@link TokenList}. */
export const TOKEN_END_PATH = '/platform/tokens/end';
/** `GET`: {@link RightsStatus}. */
export const RIGHTS_PATH = '/platform/rights';
/** `POST` {@link PersonLimit}: {@link RightsStatus}. */
export const PEOPLE_PATH = '/platform/people';
/** `POST` {@link AddressGiveUp}: {@link RightsStatus}. */
export const ADDRESS_GIVE_UP_PATH = '/platform/addresses/give-up';
/** `GET` with `?limit=` (at most 500): {@link ActLog}. */
export const ACTS_PATH = '/platform/acts';

/** `active`, also while it is new; `ended` by somebody, or its time is over. */
export type TokenState = 'active' | 'ended';

/** A token as lists show it; the token itself is known to its holder alone. */
export interface TokenStatus {
  readonly name: string;
  readonly grants: readonly Grant[];
  readonly state: TokenState;
  readonly madeBy: string;
  /** ISO 8601; null for a token of `PLATFORM_TOKENS`. */
  readonly madeAt: string | null;
  /** When it stops or has stopped working by itself; null: never. */
  readonly endsAt: string | null;
  /** To the minute. */
  readonly lastUsedAt: string | null;
  /** Always null: older releases of the admins' area show any other value as a time. */
  readonly earlierUntil?: null;
  /** Whether it stands in the setting `PLATFORM_TOKENS`, with every right; it can be ended. */
  readonly isFromSettings: boolean;
}

export interface TokenList {
  readonly tokens: readonly TokenStatus[];
}

export interface NewToken {
  readonly name: string;
  readonly grants: readonly Grant[];
  /** ISO 8601, in the future. */
  readonly endsAt?: string;
}

/** The only reply that has the token. */
export interface MadeToken {
  readonly name: string;
  readonly token: string;
}

export interface TokenEnd {
  readonly name: string;
}

/** Limits what an admin may do; `grants: null` gives back every right. */
export interface PersonLimit {
  readonly email: string;
  readonly grants: readonly Grant[] | null;
}

/** Gives up an address that the live version of the area no longer mounts. */
export interface AddressGiveUp {
  readonly area: string;
  readonly pattern: string;
  readonly why: string;
}

/** Who may do what, and whose the addresses are. */
export interface RightsStatus {
  /** The caller's own rights. */
  readonly own: readonly Grant[];
  /** Admins who may do less than everything; empty for callers without `rights` for everything. */
  readonly people: Readonly<Record<string, readonly Grant[]>>;
  /** Patterns by the area that owns them. */
  readonly addresses: Readonly<Record<string, readonly string[]>>;
}

/** One act of a token or person, done or refused. */
export interface LoggedAct {
  /** ISO 8601. */
  readonly when: string;
  /** An admin's e-mail address, `pipeline <name>`, or a system user. */
  readonly who: string;
  /** The network that it came from; `local` on the command line. */
  readonly network: string;
  /** The rights that it needed; empty when the token itself was refused. */
  readonly acts: readonly Act[];
  /** The areas that it concerned, or {@link EVERY_AREA}. */
  readonly areas: readonly string[];
  /** What it was about: a version, the name of a token, an address. */
  readonly subject: string;
  /** Why it was refused or failed; null when it was done. */
  readonly refusal: string | null;
}

/** Acts, latest first. */
export interface ActLog {
  readonly acts: readonly LoggedAct[];
}
