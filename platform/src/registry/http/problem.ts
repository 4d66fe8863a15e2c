import type { ReleaseProblem, ReleaseProblemCode } from '../../contract/index.ts';
import { isReleaseError } from '../../contract/server/index.ts';

const TITLES: Readonly<Record<ReleaseProblemCode, readonly [status: number, title: string]>> = {
  unauthorized: [401, 'Sign in first'],
  forbidden: [403, 'Not allowed'],
  factor_required: [403, 'Admins need a passkey or an authenticator app'],
  verification_required: [403, 'Prove who you are first'],
  origin_invalid: [403, 'Not sent by a page of this site'],
  xsrf_invalid: [403, 'The XSRF token is missing or wrong'],
  invalid: [400, 'Invalid request'],
  not_found: [404, 'Not found'],
  conflict: [409, 'What is live has changed'],
  refused: [422, 'The gate refuses this version'],
  unavailable: [503, 'Releases are not available'],
};

/** An error as problem details for the caller; unexpected errors are reported without details. */
export function problemOf(error: unknown): ReleaseProblem {
  const code = codeOf(error);
  const [status, title] = TITLES[code];
  const isKnown = code !== 'unavailable' || isReleaseError(error);
  const detail = isKnown ? (error as Error).message : 'The release store could not be used. Try again.';
  const problems = isReleaseError(error) && error.problems.length ? { problems: error.problems } : {};
  return { type: 'about:blank', title, status, code, detail, ...problems };
}

/** Requests that the framework refuses are as invalid as those that a schema does. */
function codeOf(error: unknown): ReleaseProblemCode {
  if (isReleaseError(error)) return error.code;
  return isClientError(error) ? 'invalid' : 'unavailable';
}

/** Refused by the framework before a handler: too long, not JSON, of another media type. */
export function isClientError(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500;
}
