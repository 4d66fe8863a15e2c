import { destination, levels, pino, stdTimeFunctions, type Logger, type LoggerOptions } from 'pino';
import type { LogLevel } from '../config.ts';

/**
 * Lines of ordinary replies are written together: one write for each costs more than many a reply. A warning is written
 * at once, an exit writes the rest; only a kill loses the last of them.
 */
const BATCH_BYTES = 4096;
const BATCH_MS = 100;
const WARN = levels.values['warn'] ?? 0;

/** Structured log on standard output. Nothing of a request is logged but its id, method, route pattern and outcome. */
export function createLogger(level: LogLevel): Logger {
  const lines = destination({ dest: process.stdout.fd, sync: false, minLength: BATCH_BYTES });
  setInterval(() => lines.flush(), BATCH_MS).unref();
  const logMethod: NonNullable<LoggerOptions['hooks']>['logMethod'] = function (args, method, lineLevel) {
    method.apply(this, args);
    if (lineLevel >= WARN) lines.flush();
  };
  return pino({ ...loggerOptions(level), hooks: { logMethod } }, lines);
}

export function loggerOptions(level: LogLevel): LoggerOptions {
  return {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError, req: () => undefined, res: () => undefined },
  };
}

interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: ErrorDescription;
}

/** Only these fields: errors of the database driver carry values of the statement in others. */
function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: error.name,
    message: error.message,
    ...(code !== undefined && { code }),
    ...(error.stack !== undefined && { stack: error.stack }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
