/** A version that was rolled back by itself. */
export interface RolledBack {
  readonly area: string;
  /** The version that failed. */
  readonly version: string;
  /** The version that visitors get now. */
  readonly live: string;
  /** Why, in English. */
  readonly why: string;
  /** Name of the team that owns the area. */
  readonly team?: string;
}

/** A rollback, with whom it concerns. */
export interface RollbackEvent extends RolledBack {
  /** The team's address. */
  readonly teamMail?: string;
}
