import type { ErrorCode, Problem } from '../contract/index.ts';

/** The service's codes, and those that only a client can see. */
export type ApiErrorCode = ErrorCode | 'network_error' | 'timeout' | 'cookies_blocked';

/**
 * A call that did not succeed. Recognise it by `isApiError`, never by `instanceof`: the class may exist once per area.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** HTTP status, or 0 when no reply arrived. */
  readonly status: number;
  readonly problem: Problem | null;
  /** Seconds until a retry makes sense, where the service says so. */
  readonly retryAfter: number | null;

  constructor(
    code: ApiErrorCode,
    status: number,
    problem: Problem | null,
    options: { readonly cause?: unknown; readonly retryAfter?: number | null } = {},
  ) {
    super(problem?.detail ?? problem?.title ?? code, { cause: options.cause });
    this.code = code;
    this.status = status;
    this.problem = problem;
    this.retryAfter = options.retryAfter ?? null;
  }
}

/** Whether a caught value is an `ApiError`, optionally of one of the given codes. */
export function isApiError(error: unknown, ...codes: ApiErrorCode[]): error is ApiError {
  if (!(error instanceof Error) || error.name !== 'ApiError' || !('code' in error)) return false;
  return codes.length === 0 || codes.some((code) => code === error.code);
}

/** Whether an order's stage was refused because somebody else has changed it meanwhile. */
export function isStageConflict(error: unknown): boolean {
  return isApiError(error, 'stage_changed', 'stage_not_allowed', 'conflict');
}

/** The code to translate as `errors.<code>`; anything unforeseen is a `server_error`. */
export function errorCodeOf(error: unknown): ApiErrorCode {
  return isApiError(error) ? error.code : 'server_error';
}

/** Wrong fields of a refused body: dotted path → what is wrong. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!isApiError(error)) return {};
  return Object.fromEntries((error.problem?.errors ?? []).map(({ path, message }) => [path, message]));
}

/** A call without one of its path or body parameters (requirements 5). */
export class RequiredError extends Error {
  override readonly name = 'RequiredError';

  constructor(parameter: string, operation: string) {
    super(`Required parameter ${parameter} was null or undefined when calling ${operation}.`);
  }
}
