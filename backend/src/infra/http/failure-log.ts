import type { FastifyBaseLogger } from 'fastify';
import type { ErrorCode } from 'shared-api/contract';
import { logSeldom } from '../log-seldom.ts';
import type { ServiceError } from './service-error.ts';

/** States of the whole service: every request has its own line with the status, and the cause is the same. */
const STATES: ReadonlySet<ErrorCode> = new Set(['unavailable', 'storage_full']);

/** Logs why a request failed. */
export type FailureLog = (requestId: string, error: ServiceError) => void;

/** Each failure is a line with its stack, but for a state of the service, which is one in ten seconds. */
export function createFailureLog(log: FastifyBaseLogger): FailureLog {
  const ofState = logSeldom((fields, text) => log.error(fields, text));
  return (requestId, error) => {
    const fields = { requestId, err: error.cause ?? error, code: error.code };
    if (STATES.has(error.code)) ofState(error.code, fields, 'request failed');
    else log.error(fields, 'request failed');
  };
}
