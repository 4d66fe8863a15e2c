/** SQLSTATE of a PostgreSQL error, or the code of a system error. */
export function codeOfError(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** The constraint that a statement violated, if it was a unique one. */
export function uniqueViolation(error: unknown): string | undefined {
  return codeOfError(error) === '23505' ? constraintOf(error) : undefined;
}

/** The constraint that a statement violated, if it was a check. */
export function checkViolation(error: unknown): string | undefined {
  return codeOfError(error) === '23514' ? constraintOf(error) : undefined;
}

function constraintOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('constraint' in error)) return '';
  return typeof error.constraint === 'string' ? error.constraint : '';
}

/** Serialization failure or deadlock: the transaction did nothing and may be tried again. */
export function isRetryable(error: unknown): boolean {
  const code = codeOfError(error);
  return code === '40001' || code === '40P01';
}

export function isStorageFull(error: unknown): boolean {
  const code = codeOfError(error);
  return code === '53100' || code === 'ENOSPC' || code === 'EDQUOT';
}

/** A NUL character, which PostgreSQL's texts cannot hold. */
export function isUnstorableText(error: unknown): boolean {
  const code = codeOfError(error);
  return code === '22021' || code === '22P05';
}

const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * 08 connection, 53 resources, 57 operator intervention, 58 system; 25006 a standby after a failover; 40001, 40P01 and
 * 55P03 what is in the way of others again and again.
 */
const SQL_STATES = /^(?:08...|53...|57...|58...|25006|40001|40P01|55P03)$/;

const DRIVER_MESSAGES =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|Client was closed|Cannot use a pool after calling end|canceling statement)/;

/** Marks an error that came from talking to the database, so that an ENOENT of a file is not taken for one. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/** Whether the database could not be reached or did not answer in time. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseError) return true;
  if (!(error instanceof Error)) return false;
  const code = codeOfError(error);
  if (code !== undefined && SQL_STATES.test(code)) return true;
  return DRIVER_MESSAGES.test(error.message);
}

/** Whether a connection is of no use any more after this error. */
export function breaksConnection(error: unknown): boolean {
  const code = codeOfError(error);
  if (code === undefined) return true;
  if (SYSTEM_CODES.has(code)) return true;
  return /^(?:08|57P)/.test(code);
}

/** Gives a failed connection attempt the one name that callers know. */
export function asUnavailable(error: unknown): unknown {
  const code = codeOfError(error);
  if (code !== undefined && SYSTEM_CODES.has(code)) {
    return new DatabaseError(`The database cannot be reached (${code})`, { cause: error });
  }
  return error;
}
