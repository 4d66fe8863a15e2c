import {
  RELEASE_ACTION_PATHS,
  RELEASE_HISTORY_PATH,
  RELEASES_PATH,
  type AreaStatus,
  type CanaryRequest,
  type GateProblem,
  type PromoteRequest,
  type ReleaseHistory,
  type ReleaseProblem,
  type ReleaseProblemCode,
  type ReleasesStatus,
  type RollbackRequest,
} from 'platform/contract';
import { isApiError, loadHttp } from 'shared-api';

/** A change of what is live. */
export type ReleaseRequest =
  | ({ readonly kind: 'promote' } & PromoteRequest)
  | ({ readonly kind: 'rollback' } & RollbackRequest)
  | ({ readonly kind: 'canary' } & CanaryRequest);

const HISTORY_LENGTH = 10;

/** The platform answers on the page's own origin, with the same session and XSRF token as the service. */
function http() {
  return loadHttp({ baseUrl: '' });
}

export async function readReleases(signal: AbortSignal): Promise<ReleasesStatus> {
  return (await (await http()).get<ReleasesStatus>(RELEASES_PATH, { signal })).data;
}

export async function readHistory(signal: AbortSignal): Promise<ReleaseHistory> {
  const params = { limit: HISTORY_LENGTH };
  return (await (await http()).get<ReleaseHistory>(RELEASE_HISTORY_PATH, { signal, params })).data;
}

/** @throws ApiError, see {@link refusalIn} */
export async function changeRelease({ kind, ...body }: ReleaseRequest): Promise<AreaStatus> {
  return (await (await http()).post<AreaStatus>(RELEASE_ACTION_PATHS[kind], body)).data;
}

/** Refusals that the page has words of its own for. */
const WORDED = ['conflict', 'refused', 'not_found', 'invalid'] as const;
export type WordedRefusal = (typeof WORDED)[number] & ReleaseProblemCode;

export interface Refusal {
  readonly code: WordedRefusal;
  /** What the gate has against a version. */
  readonly problems: readonly GateProblem[];
}

/** Why the platform refused, if it was the platform. */
export function refusalIn(error: unknown): Refusal | undefined {
  if (!isApiError(error) || !error.problem) return undefined;
  const { code: reported, problems = [] } = error.problem as unknown as ReleaseProblem;
  const code = WORDED.find((known) => known === reported);
  return code && { code, problems };
}
