/** Base path of the platform's own endpoints; no area may mount below it. */
export const PLATFORM_PATH = '/platform';

/** `GET`: {@link ReleasesStatus}. For admins and pipelines. */
export const RELEASES_PATH = '/platform/releases';

/** `GET`, with `?area=` and `?limit=` (at most 500): {@link ReleaseHistory}. For admins and pipelines. */
export const RELEASE_HISTORY_PATH = '/platform/history';

/**
 * `POST` with a JSON body; each but `retire` replies with an {@link AreaChange}, or with a {@link ReleaseProblem}.
 * An admin's page sends the service's `X-XSRF-TOKEN`; a pipeline sends `Authorization: Bearer …` instead.
 */
export const RELEASE_ACTION_PATHS = {
  /** Body: {@link PromoteRequest}. */
  promote: '/platform/promote',
  /** Body: {@link RollbackRequest}. */
  rollback: '/platform/rollback',
  /** Body: {@link CanaryRequest}. */
  canary: '/platform/canary',
  /** Body: {@link RetireRequest}; replies with a {@link RetiredStatus}. */
  retire: '/platform/retire',
} as const;

/**
 * `POST` with a build as `application/gzip`: a `tar.gz` of the preset's output including `release.json`. Stores it
 * without promoting it; replies with an {@link UploadedVersion}. Only for pipelines: a browser session can't upload
 * code.
 */
export const RELEASE_UPLOAD_PATH = '/platform/upload';

/** The result of an upload. */
export interface UploadedVersion {
  readonly area: string;
  readonly version: string;
  /** False when the store already had this version. */
  readonly isNew: boolean;
}

/** Health of a version on the pages that use it, since the last change of its area. */
export interface ReleaseHealth {
  /** Page loads that included the version. */
  readonly pageLoads: number;
  /** Page loads with at least one failure of it. */
  readonly failedPageLoads: number;
  /** How often its code could not be loaded. */
  readonly loadFailures: number;
  /** Errors while it was on screen. */
  readonly caughtErrors: number;
  /** Load failures and errors per 1,000 page loads; null before the first page load. */
  readonly errorsPer1000: number | null;
  /** Interaction to next paint, 75th percentile in milliseconds; null before the first interaction. */
  readonly inp: number | null;
}

/** A version that visitors get. */
export interface VersionStatus {
  readonly version: string;
  /** When it went live, ISO 8601. */
  readonly since: string;
  /**
   * Who promoted it: an admin's e-mail address, `pipeline <name>`, a system user, `start <machine>-<checkout>`, or
   * `platform` itself.
   */
  readonly who: string;
  readonly why: string;
  readonly health: ReleaseHealth;
}

/** A version that a share of the visitors gets. */
export interface CanaryStatus extends VersionStatus {
  /** 0 to 1. */
  readonly share: number;
}

/** The version that a rollback would restore, with its health when it was last live. */
export type PreviousStatus = Pick<VersionStatus, 'version' | 'health'>;

/** A version in the release store. */
export interface StoredVersion {
  readonly version: string;
  /** When it was stored, ISO 8601. */
  readonly storedAt: string;
}

/** Release status of the shell or an area. */
export interface AreaStatus {
  /** `shell`, `mf-public`, … */
  readonly name: string;
  /** The team that owns it, by the live version's description; absent where that names none. */
  readonly team?: string;
  readonly live: VersionStatus;
  readonly previous: PreviousStatus | null;
  readonly canary: CanaryStatus | null;
  /** Stored versions that can be promoted, latest first, at most 50; includes live, previous and canary. */
  readonly versions: readonly StoredVersion[];
  /** Whether the product can't be without it, so that it can't be retired; absent on servers of an older platform. */
  readonly isNeeded?: boolean;
}

/** An area that was taken out and may come back. */
export interface RetiredStatus {
  readonly name: string;
  /** As in {@link AreaStatus}, by the version that was live. */
  readonly team?: string;
  /** The version that was live, which a rollback brings back. */
  readonly version: string;
  /** When it was retired, ISO 8601. */
  readonly since: string;
  readonly who: string;
  readonly why: string;
  /** Addresses that it still owns, which answer 410, in react-router syntax. */
  readonly addresses: readonly string[];
}

/** Takes an area out: its addresses answer 410 until it comes back, or gives them up. */
export interface RetireRequest {
  readonly area: string;
  readonly why: string;
}

/** An area after a change. */
export interface AreaChange extends AreaStatus {
  /** What the gate could not check on this server, one sentence each. */
  readonly unchecked: readonly string[];
  /** What the gate found and let pass, one sentence each. */
  readonly warnings?: readonly string[];
}

/** Release status of everything that is live. */
export interface ReleasesStatus {
  /** Number of changes of the registry so far. */
  readonly revision: number;
  /** Short id of the set of live versions. */
  readonly composition: string;
  readonly areas: readonly AreaStatus[];
  /** Areas that were taken out; absent on servers of an older platform. */
  readonly retired?: readonly RetiredStatus[];
}

/** `canary` with a `share` of 0 ends a canary without counting as a rollback. */
export type ReleaseChangeKind = 'promote' | 'rollback' | 'canary' | 'retire';

/** One change of what is live. */
export interface ReleaseChange {
  readonly kind: ReleaseChangeKind;
  readonly area: string;
  /** What was live, or the canary that was rolled back; null when nothing of the area was live. */
  readonly from: string | null;
  /** Null when the area was retired. */
  readonly to: string | null;
  readonly who: string;
  readonly why: string;
  /** ISO 8601. */
  readonly when: string;
  /** Of a canary, 0 to 1; null otherwise. */
  readonly share: number | null;
  /** Whether it was an automatic rollback because of the version's health. */
  readonly isAutomatic: boolean;
  /** The gate's objections when somebody forced it; empty otherwise. */
  readonly forced: readonly string[];
}

/** Changes, latest first. */
export interface ReleaseHistory {
  readonly changes: readonly ReleaseChange[];
}

/** Makes a stored version live for everybody; the version may be the current canary. */
export interface PromoteRequest {
  readonly area: string;
  readonly version: string;
  readonly why: string;
  /** Goes live even if the gate refuses; recorded in the history. A version with damaged files never goes live. */
  readonly isForced?: boolean;
}

/** Rolls back the canary if there is one, else the live version. A retired area comes back as it was. */
export interface RollbackRequest {
  readonly area: string;
  readonly why: string;
  /** The version to roll back; the reply is `conflict` when it is no longer live or canary. */
  readonly from?: string;
}

/** Shows a stored version to a share of the visitors; 0 ends it. */
export interface CanaryRequest {
  readonly area: string;
  readonly version: string;
  /** 0 to 1. */
  readonly share: number;
  readonly why: string;
  readonly isForced?: boolean;
}

/**
 * What the gate looks at; `unchecked` is what it could not look at, `deadline` that it was not done in time.
 */
export type GateCheck =
  | 'files'
  | 'contract'
  | 'mounts'
  | 'shared'
  | 'weight'
  | 'styles'
  | 'types'
  | 'smoke'
  | 'deadline'
  | 'unchecked';

/** Why the gate refuses a version. */
export interface GateProblem {
  readonly check: GateCheck;
  /** What is wrong, in one sentence. */
  readonly reason: string;
  /** How to fix it, in one sentence. */
  readonly fix: string;
}

/**
 * `refused`: the gate found {@link ReleaseProblem.problems}; `conflict`: somebody else was faster, read the status
 * again; `unavailable`: the store cannot be reached.
 */
export type ReleaseProblemCode =
  | 'unauthorized'
  | 'forbidden'
  | 'factor_required'
  | 'verification_required'
  | 'origin_invalid'
  | 'xsrf_invalid'
  | 'invalid'
  | 'not_found'
  | 'conflict'
  | 'refused'
  | 'unavailable';

/** Body of a reply that is not 2xx: problem details (RFC 9457). */
export interface ReleaseProblem {
  readonly type: 'about:blank';
  readonly title: string;
  readonly status: number;
  readonly code: ReleaseProblemCode;
  /** One sentence for people, in English. */
  readonly detail: string;
  /** With `refused`: everything that the gate objects to. */
  readonly problems?: readonly GateProblem[];
}
