import { parseOrigin } from '../../contract/server/index.ts';

/** Whether areas may be loaded from an origin. */
export type AllowOrigin = (origin: string) => boolean;

/** Stands for every port of the machine that the browser runs on. */
const LOOPBACK = 'loopback';
const LOOPBACK_ORIGIN = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;

/**
 * Reads `OVERRIDE_ORIGINS`: origins separated by commas, and `loopback` for development servers on the browser's own
 * machine. An empty text allows none.
 * @throws Error when an entry is not an origin
 */
export function readAllowedOrigins(text: string): AllowOrigin {
  const entries = text.split(',').map((entry) => entry.trim());
  const allowed = new Set(entries.filter(Boolean));
  const invalid = [...allowed].find((entry) => entry !== LOOPBACK && parseOrigin(entry) !== entry);
  if (invalid !== undefined) {
    throw new Error(`OVERRIDE_ORIGINS=${text}: expected loopback, or origins like https://dev.maida.example`);
  }
  return (origin) => allowed.has(origin) || (allowed.has(LOOPBACK) && LOOPBACK_ORIGIN.test(origin));
}
