import type { GateProblem, ReleaseProblem, ReleaseProblemCode } from 'platform/contract';
import { isApiError } from 'shared-api';

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
