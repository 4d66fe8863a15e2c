import type { IncomingMessage } from 'node:http';
import { stringifySetCookie, type SetCookie } from 'cookie';
import {
  FAULT_PARAMETER,
  FAULT_PERMIT_COOKIE,
  FAULTS_COOKIE,
  formatFaults,
  parseFaults,
  type PageFaults,
} from '../../contract/index.ts';
import type { FaultPermit } from '../../contract/server/index.ts';
import { toLocalAddress } from '../http/reload-page.ts';
import { cookieOf } from '../http/request.ts';

/** Decides who may simulate faults in their own browser. */
export interface FaultSwitch {
  /** Everybody may, in development. */
  readonly isOpen?: boolean;
  /** Reads a permit; undefined when it is invalid or expired. */
  readonly findPermit?: (value: string) => Promise<FaultPermit | undefined>;
}

const SECOND_MS = 1000;

/** The simulated faults of the browser that sends a request; undefined when it may not simulate any. */
export async function findPageFaults(
  request: IncomingMessage,
  { isOpen = false, findPermit }: FaultSwitch,
): Promise<PageFaults | undefined> {
  const faults = cookieOf(request, FAULTS_COOKIE) ?? '';
  if (isOpen) return { active: parseFaults(faults) };
  const value = cookieOf(request, FAULT_PERMIT_COOKIE);
  const permit = value === undefined ? undefined : await findPermit?.(value);
  return permit && { active: parseFaults(faults), until: new Date(permit.expiresAt).toISOString() };
}

/** The response to a fault link: where to redirect, and the cookies to set. */
export interface FaultRedirect {
  readonly location: string;
  readonly cookies: readonly string[];
}

/** Handles a fault link; undefined for all other URLs and for an invalid or expired link. */
export async function followFaultLink(
  request: IncomingMessage,
  { isSecure, findPermit }: Pick<FaultSwitch, 'findPermit'> & { isSecure: boolean },
): Promise<FaultRedirect | undefined> {
  const [pathname = '/', query = ''] = (request.url ?? '/').split('?');
  const value = query.includes(FAULT_PARAMETER) ? new URLSearchParams(query).get(FAULT_PARAMETER) : null;
  if (value === null) return undefined;
  const location = withoutParameter(pathname, query);
  // Not encoded: the page's fault panel reads and changes the faults, and a permit holds them.
  const format = (cookie: SetCookie) =>
    stringifySetCookie({ path: '/', sameSite: 'lax', secure: isSecure, ...cookie }, { encode: String });
  if (value === 'off') {
    const expire = (name: string) => format({ name, value: '', maxAge: 0 });
    return { location, cookies: [expire(FAULT_PERMIT_COOKIE), expire(FAULTS_COOKIE)] };
  }
  const permit = await findPermit?.(value);
  if (!permit) return undefined;
  const maxAge = Math.max(1, Math.ceil((permit.expiresAt - Date.now()) / SECOND_MS));
  const faults = formatFaults(permit.faults);
  return {
    location,
    cookies: [
      format({ name: FAULT_PERMIT_COOKIE, value, maxAge, httpOnly: true }),
      format({ name: FAULTS_COOKIE, value: faults, maxAge }),
    ],
  };
}

function withoutParameter(pathname: string, query: string): string {
  const rest = new URLSearchParams(query);
  rest.delete(FAULT_PARAMETER);
  const path = toLocalAddress(pathname);
  return rest.size ? `${path}?${rest.toString()}` : path;
}
