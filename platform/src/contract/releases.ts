/** Where the delivery server answers about releases; no area may mount below it. */
export const PLATFORM_PATH = '/platform';

/** `GET`: {@link ReleasesStatus}. For admins and pipelines. */
export const RELEASES_PATH = '/platform/releases';

/** `GET`, with `?area=` and `?limit=` (at most 500): {@link ReleaseHistory}. For admins and pipelines. */
export const RELEASE_HISTORY_PATH = '/platform/history';

/**
 * `POST` with a JSON body; each answers an {@link AreaChange}, or a {@link ReleaseProblem}.
 * An admin's page sends the service's `X-XSRF-TOKEN`; a pipeline sends `Authorization: Bearer …` instead.
 */
export const RELEASE_ACTION_PATHS = {
  /** Body: {@link PromoteRequest}. */
  promote: '/platform/promote',
  /** Body: {@link RollbackRequest}. */
  rollback: '/platform/rollback',
  /** Body: {@link CanaryRequest}. */
  canary: '/platform/canary',
} as const;

/**
 * `POST` with a build as `application/gzip`: a `tar.gz` of what the preset has built, `release.json` among it. Stores it
 * without taking it live; answers an {@link UploadedVersion}. For pipelines alone: a session of a browser can't bring code.
 */
export const RELEASE_UPLOAD_PATH = '/platform/upload';

/** What became of an uploaded build. */
export interface UploadedVersion {
  readonly area: string;
  readonly version: string;
  /** False when the store had exactly this version already. */
  readonly isNew: boolean;
}

/** How a version does on the pages that use it, since the last change of its area. */
export interface ReleaseHealth {
  /** Page loads that the version was a part of. */
  readonly pageLoads: number;
  /** Page loads on which something of it failed, however often. */
  readonly failedPageLoads: number;
  /** Times that its code could not be loaded. */
  readonly loadFailures: number;
  /** Errors while it was shown. */
  readonly caughtErrors: number;
  /** Failures and errors per 1,000 page loads; null before the first page load. */
  readonly errorsPer1000: number | null;
  /** Interaction to next paint, 75th percentile in milliseconds; null before the first interaction. */
  readonly inp: number | null;
}

/** A version that visitors get. */
export interface VersionStatus {
  readonly version: string;
  /** When it went live, ISO 8601. */
  readonly since: string;
  /** Who made it so: an admin's e-mail address, `pipeline <name>`, a system user, `start`, or `platform` itself. */
  readonly who: string;
  readonly why: string;
  readonly health: ReleaseHealth;
}

/** A version that a share of the visitors gets. */
export interface CanaryStatus extends VersionStatus {
  /** 0 to 1. */
  readonly share: number;
}

/** The version where a rollback goes, with the health of its last time. */
export type PreviousStatus = Pick<VersionStatus, 'version' | 'health'>;

/** A version in the release store. */
export interface StoredVersion {
  readonly version: string;
  /** When it came into the store, ISO 8601. */
  readonly storedAt: string;
}

/** The shell or an area, as far as releases go. */
export interface AreaStatus {
  /** `shell`, `mf-public`, … */
  readonly name: string;
  readonly live: VersionStatus;
  readonly previous: PreviousStatus | null;
  readonly canary: CanaryStatus | null;
  /** Versions that could be taken live, latest first, at most 50; live, previous and canary among them. */
  readonly versions: readonly StoredVersion[];
}

/** An area after a change. */
export interface AreaChange extends AreaStatus {
  /** What the gate could not look at where the product runs, a sentence each. */
  readonly unchecked: readonly string[];
}

/** Everything that is live. */
export interface ReleasesStatus {
  /** Counts the changes of the registry. */
  readonly revision: number;
  /** Short id of the set of live versions. */
  readonly composition: string;
  readonly areas: readonly AreaStatus[];
}

/** `canary` with a `share` of 0 ends a canary without counting as a rollback. */
export type ReleaseChangeKind = 'promote' | 'rollback' | 'canary';

/** One change of what is live. */
export interface ReleaseChange {
  readonly kind: ReleaseChangeKind;
  readonly area: string;
  /** What was live, or the canary that was taken back; null for an area's first release. */
  readonly from: string | null;
  readonly to: string;
  readonly who: string;
  readonly why: string;
  /** ISO 8601. */
  readonly when: string;
  /** Of a canary, 0 to 1; null otherwise. */
  readonly share: number | null;
  /** Whether the platform did it by itself, because of the version's health. */
  readonly isAutomatic: boolean;
  /** What the gate had against it, when somebody forced it; empty otherwise. */
  readonly forced: readonly string[];
}

/** Changes, latest first. */
export interface ReleaseHistory {
  readonly changes: readonly ReleaseChange[];
}

/** Takes a stored version live for everybody, a canary too. */
export interface PromoteRequest {
  readonly area: string;
  readonly version: string;
  readonly why: string;
  /** Goes live although the gate refuses; recorded. A version whose files are damaged never does. */
  readonly isForced?: boolean;
}

/** Takes back the canary if one runs, else the live version. */
export interface RollbackRequest {
  readonly area: string;
  readonly why: string;
  /** The version that is to be taken back; answered by `conflict` when that is neither live nor canary any more. */
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

/** Why the gate refuses a version. */
export interface GateProblem {
  readonly check: 'files' | 'contract' | 'mounts' | 'shared' | 'types' | 'smoke';
  /** What does not fit, in a sentence. */
  readonly reason: string;
  /** What to do about it, in a sentence. */
  readonly fix: string;
}

/**
 * `refused`: the gate has {@link ReleaseProblem.problems}; `conflict`: somebody else was faster, read the status again;
 * `unavailable`: the store cannot be reached.
 */
export type ReleaseProblemCode =
  | 'unauthorized'
  | 'forbidden'
  | 'origin_invalid'
  | 'xsrf_invalid'
  | 'invalid'
  | 'not_found'
  | 'conflict'
  | 'refused'
  | 'unavailable';

/** Body of an answer that is not 2xx: problem details (RFC 9457). */
export interface ReleaseProblem {
  readonly type: 'about:blank';
  readonly title: string;
  readonly status: number;
  readonly code: ReleaseProblemCode;
  /** A sentence for people, in English. */
  readonly detail: string;
  /** With `refused`: everything that the gate has against it. */
  readonly problems?: readonly GateProblem[];
}
