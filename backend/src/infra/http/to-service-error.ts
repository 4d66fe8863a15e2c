import { isDatabaseUnavailable, isStorageFull, isUnstorableText } from '../database/database-errors.ts';
import { isServiceError, ServiceError } from './service-error.ts';

/** Seconds that callers should wait while the database or a worker is unavailable. */
export const RETRY_AFTER_SECONDS = 2;

/** Fastify's own errors, by its error code. */
const FASTIFY_CODES: Record<string, () => ServiceError> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new ServiceError('unsupported_media_type'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new ServiceError('payload_too_large'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new ServiceError('validation_failed', { detail: 'Content-Length does not match the body' }),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new ServiceError('validation_failed', { detail: 'The body is empty' }),
  FST_ERR_CTP_INVALID_JSON_BODY: malformedJson,
  FST_ERR_BAD_URL: () => new ServiceError('validation_failed', { detail: 'The address is malformed' }),
  FST_ERR_MAX_PARAM_LENGTH: () => new ServiceError('not_found'),
  FST_REQ_FILE_TOO_LARGE: () => new ServiceError('payload_too_large'),
  FST_FILES_LIMIT: () => new ServiceError('payload_too_large', { detail: 'Too many files' }),
  FST_PARTS_LIMIT: () => new ServiceError('payload_too_large', { detail: 'Too many parts' }),
  FST_FIELDS_LIMIT: () => new ServiceError('payload_too_large', { detail: 'Too many fields' }),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => new ServiceError('unsupported_media_type'),
  FST_PROTO_VIOLATION: malformedJson,
};

export function malformedJson(): ServiceError {
  return new ServiceError('validation_failed', { detail: 'The body is not valid JSON' });
}

/** Turns a thrown value into the error that the caller gets; anything unexpected becomes `server_error`. */
export function toServiceError(error: unknown): ServiceError {
  if (isServiceError(error)) return error;
  if (isStorageFull(error)) return new ServiceError('storage_full', {}, { cause: error });
  if (isDatabaseUnavailable(error)) {
    return new ServiceError('unavailable', { retryAfter: RETRY_AFTER_SECONDS }, { cause: error });
  }
  const code = codeOf(error);
  const known = code === undefined ? undefined : FASTIFY_CODES[code];
  if (known) return known();
  if (isUnstorableText(error)) {
    return new ServiceError('validation_failed', {
      detail: 'The text has a character that cannot be stored',
    });
  }
  if (isClientError(error)) {
    return new ServiceError('validation_failed', { detail: 'The request is malformed' }, { cause: error });
  }
  return new ServiceError('server_error', {}, { cause: error });
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

function isClientError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return false;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
}
