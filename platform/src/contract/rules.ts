/** `GET`: {@link ReleaseRules} of the areas that the caller may look at. */
export const RULES_PATH = '/platform/rules';
/** `POST`; each replies with {@link ReleaseRules}, or with a `ReleaseProblem`. */
export const RULE_PATHS = {
  /** Body: {@link SecondPersonRule}. */
  'second-person': '/platform/rules/second-person',
  /** Body: {@link NewFreeze}. */
  freeze: '/platform/freezes',
  /** Body: {@link FreezeEnd}. */
  'end-freeze': '/platform/freezes/end',
  /** Body: {@link ApprovalRequest}. */
  withdraw: '/platform/approvals/withdraw',
} as const;
/** `POST` {@link ApprovalRequest}: an `AreaChange`. */
export const APPROVE_PATH = '/platform/approvals/approve';

/** Whether promotions of an area wait for the approval of a second person. */
export interface SecondPersonRule {
  /** An area, `shell`, or `*` for every one. */
  readonly area: string;
  readonly isNeeded: boolean;
}

/** A time in which nothing is promoted; rolling back and retiring always work. */
export interface NewFreeze {
  /** ISO 8601, like all times here. */
  readonly from: string;
  readonly until: string;
  readonly why: string;
  /** Areas, `shell`, or `*` alone for every one. */
  readonly areas: readonly string[];
}

export interface Freeze extends NewFreeze {
  readonly id: string;
  readonly who: string;
}

export interface FreezeEnd {
  readonly id: string;
}

/** A promotion that waits for the approval of a second person. */
export interface PendingPromotion {
  readonly id: string;
  readonly area: string;
  readonly version: string;
  /** Of a canary, more than 0.5; null when it is for everybody. */
  readonly share: number | null;
  /** Who asked for it. */
  readonly who: string;
  readonly why: string;
  readonly when: string;
  /** Approval is too late after this. */
  readonly expiresAt: string;
  /** The objections against which it is forced. */
  readonly forced: readonly string[];
}

export interface ApprovalRequest {
  /** Of the {@link PendingPromotion}. */
  readonly id: string;
}

/** What promotions have to wait for, besides the gate. */
export interface ReleaseRules {
  /** Areas whose promotions need a second person; `*` stands for every one. */
  readonly secondPerson: readonly string[];
  /** Freezes that have not ended, the earliest first. */
  readonly freezes: readonly Freeze[];
  readonly pending: readonly PendingPromotion[];
}
