import type { ErrorCode } from 'shared-api/contract';

/** Further details of a `ServiceError`. */
export interface ServiceErrorDetails {
  /** One sentence for developers; the user interface translates the code instead. */
  readonly detail?: string;
  /** Invalid fields: dotted path in the input, and what is wrong. */
  readonly errors?: readonly FieldError[];
  /** On a conflict: the current object, as its reply would show it. */
  readonly current?: unknown;
  /** Seconds until a retry makes sense. */
  readonly retryAfter?: number;
}

export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** A refusal by the service's rules; the only error that handlers throw on purpose. Recognized by `name`. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: ErrorCode;
  readonly details: ServiceErrorDetails;

  constructor(code: ErrorCode, details: ServiceErrorDetails = {}, options?: ErrorOptions) {
    super(details.detail ?? code, options);
    this.code = code;
    this.details = details;
  }
}

export function isServiceError(error: unknown): error is ServiceError {
  return error instanceof Error && error.name === 'ServiceError';
}

/** A refusal for one invalid field. */
export function invalidField(
  path: string,
  message: string,
  code: ErrorCode = 'validation_failed',
): ServiceError {
  return new ServiceError(code, { errors: [{ path, message }] });
}

/** The same for an absent object and for one that the caller may not see. */
export function notFound(): ServiceError {
  return new ServiceError('not_found');
}
