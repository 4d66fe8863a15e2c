import type { ServiceConfig } from '../../config.ts';
import { readCookie } from '../../infra/http/cookies.ts';
import { TOKEN_PATTERN } from './tokens.ts';

/** Name of the script-readable cookie that carries the XSRF token (axios' default). */
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'x-xsrf-token';

export interface CookieNames {
  readonly session: string;
  /** Identifies the browser: binds a signed-out visitor's XSRF token, limits and idempotency keys. */
  readonly visitor: string;
  /** Carries a fresh registration from `POST /api/user` to `POST /api/providers`. */
  readonly ticket: string;
  /** A sign-in that waits for its second step. */
  readonly secondStep: string;
  /** Marks a device on which somebody has signed in. */
  readonly device: string;
}

const PLAIN: CookieNames = {
  session: 'maida_session',
  visitor: 'maida_visitor',
  ticket: 'maida_ticket',
  secondStep: 'maida_second_step',
  device: 'maida_device',
};
const HOST: CookieNames = {
  session: `__Host-${PLAIN.session}`,
  visitor: `__Host-${PLAIN.visitor}`,
  ticket: `__Host-${PLAIN.ticket}`,
  secondStep: `__Host-${PLAIN.secondStep}`,
  device: `__Host-${PLAIN.device}`,
};

/** Behind TLS the names carry the `__Host-` prefix, which binds them to this very host. */
export function cookieNames(config: Pick<ServiceConfig, 'isSecure'>): CookieNames {
  return config.isSecure ? HOST : PLAIN;
}

/**
 * The session alone of all that a `Cookie` header says, to ask the service for the same person; undefined when the
 * header has none that could be one.
 */
export function sessionCookieOf(
  config: Pick<ServiceConfig, 'isSecure'>,
  header: string | undefined,
): string | undefined {
  const { session } = cookieNames(config);
  const token = readCookie(header, session);
  return token !== undefined && TOKEN_PATTERN.test(token) ? `${session}=${token}` : undefined;
}
