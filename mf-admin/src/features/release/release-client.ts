import {
  RELEASE_ACTION_PATHS,
  RELEASE_HISTORY_PATH,
  RELEASES_PATH,
  type CanaryRequest,
  type GateProblem,
  type PromoteRequest,
  type ReleaseHistory,
  type ReleaseProblem,
  type ReleaseProblemCode,
  type ReleasesStatus,
  type RetireRequest,
  type RollbackRequest,
} from 'platform/contract';
import { isApiError, loadHttp } from 'shared-api';

/** A change of what is live. */
export type ReleaseRequest =
  | ({ readonly kind: 'promote' } & PromoteRequest)
  | ({ readonly kind: 'rollback' } & RollbackRequest)
  | ({ readonly kind: 'canary' } & CanaryRequest)
  | ({ readonly kind: 'retire' } & RetireRequest);

/** Asks the person to prove who they are; resolves to whether they did. */
export type Verify = () => Promise<boolean>;

const HISTORY_LENGTH = 10;

/** The platform's API is on the page's origin, with the service's session and XSRF token. */
export function releaseHttp(verify: Verify) {
  return loadHttp({ baseUrl: '', onVerificationRequired: verify });
}

export async function readReleases(signal: AbortSignal, verify: Verify): Promise<ReleasesStatus> {
  return (await (await releaseHttp(verify)).get<ReleasesStatus>(RELEASES_PATH, { signal })).data;
}

export async function readHistory(signal: AbortSignal, verify: Verify): Promise<ReleaseHistory> {
  const params = { limit: HISTORY_LENGTH };
  return (await (await releaseHttp(verify)).get<ReleaseHistory>(RELEASE_HISTORY_PATH, { signal, params }))
    .data;
}

/** @throws ApiError, see {@link refusalIn} */
export async function changeRelease({ kind, ...body }: ReleaseRequest, verify: Verify): Promise<void> {
  await (await releaseHttp(verify)).post(RELEASE_ACTION_PATHS[kind], body);
}

/** Refusals with their own text. */
const WORDED = ['conflict', 'refused', 'forbidden', 'not_found', 'invalid'] as const;
export type WordedRefusal = (typeof WORDED)[number] & ReleaseProblemCode;

export interface Refusal {
  readonly code: WordedRefusal;
  /** The gate's objections to a version. */
  readonly problems: readonly GateProblem[];
}

/** The platform's refusal in an error, if it is one. */
export function refusalIn(error: unknown): Refusal | undefined {
  if (!isApiError(error) || !error.problem) return undefined;
  const { code: reported, problems = [] } = error.problem as unknown as ReleaseProblem;
  const code = WORDED.find((known) => known === reported);
  return code && { code, problems };
}
