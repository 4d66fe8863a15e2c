import type { ErrorCode } from 'shared-api/contract';

/** What a refusal may carry beyond its code. */
export interface ServiceErrorDetails {
  /** One sentence for a developer; the interface translates the code instead. */
  readonly detail?: string;
  /** Fields that are wrong: dotted path in the input, and what is wrong. */
  readonly errors?: readonly FieldError[];
  /** On a conflict: the object as it stands now, already shaped as its reply. */
  readonly current?: unknown;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number;
}

export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** A refusal the domain decided on; the only error that handlers throw on purpose. Recognised by `name`. */
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

/** A refused input with one wrong field. */
export function invalidField(
  path: string,
  message: string,
  code: ErrorCode = 'validation_failed',
): ServiceError {
  return new ServiceError(code, { errors: [{ path, message }] });
}

/** The one answer for an absent object and for one that is not the caller's to see. */
export function notFound(): ServiceError {
  return new ServiceError('not_found');
}
