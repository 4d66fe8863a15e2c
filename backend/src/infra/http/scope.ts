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
