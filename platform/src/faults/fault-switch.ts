import type { IncomingMessage } from 'node:http';
import {
  FAULT_PARAMETER,
  FAULT_PERMIT_COOKIE,
  FAULTS_COOKIE,
  formatFaults,
  parseFaults,
} from '../contract/faults.ts';
import type { Faults, PageFaults } from '../contract/faults.ts';
import { toLocalAddress } from '../delivery/reload-page.ts';
import { cookieOf } from '../delivery/request.ts';

/** Who may make areas fail on purpose for themselves. */
export interface FaultSwitch {
  /** Everybody: under development. */
  readonly isOpen?: boolean;
  /** What a permit allows; undefined when it is none, or no longer. */
  readonly findPermit?: (value: string) => Promise<FaultPermit | undefined>;
}

/** What a permit brings. */
export interface FaultPermit {
  /** The faults to begin with. */
  readonly faults: Faults;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

const SECOND_MS = 1000;

/** The faults of the browser that sends a request; undefined for everybody who may switch none. */
export async function findPageFaults(
  request: IncomingMessage,
  { isOpen = false, findPermit }: FaultSwitch,
): Promise<PageFaults | undefined> {
  const wish = cookieOf(request, FAULTS_COOKIE) ?? '';
  if (isOpen) return { active: parseFaults(wish) };
  const value = cookieOf(request, FAULT_PERMIT_COOKIE);
  const permit = value === undefined ? undefined : await findPermit?.(value);
  return permit && { active: parseFaults(wish), until: new Date(permit.expiresAt).toISOString() };
}

/** A page that is asked for by a link to the switch: where the browser goes on to, and what it keeps. */
export interface FaultRedirect {
  readonly location: string;
  readonly cookies: readonly string[];
}

/** What a link to the switch does; undefined for every other address, and for a link that is not, or no longer, good. */
export async function followFaultLink(
  request: IncomingMessage,
  { isSecure, findPermit }: Pick<FaultSwitch, 'findPermit'> & { isSecure: boolean },
): Promise<FaultRedirect | undefined> {
  const [pathname = '/', query = ''] = (request.url ?? '/').split('?');
  const value = query.includes(FAULT_PARAMETER) ? new URLSearchParams(query).get(FAULT_PARAMETER) : null;
  if (value === null) return undefined;
  const location = withoutParameter(pathname, query);
  const attributes = ['Path=/', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])];
  if (value === 'off') {
    const gone = ['Max-Age=0', ...attributes].join('; ');
    return { location, cookies: [`${FAULT_PERMIT_COOKIE}=; ${gone}`, `${FAULTS_COOKIE}=; ${gone}`] };
  }
  const permit = await findPermit?.(value);
  if (!permit) return undefined;
  const age = `Max-Age=${String(Math.max(1, Math.ceil((permit.expiresAt - Date.now()) / SECOND_MS)))}`;
  return {
    location,
    cookies: [
      [`${FAULT_PERMIT_COOKIE}=${value}`, age, ...attributes, 'HttpOnly'].join('; '),
      // The page's own panel changes it.
      [`${FAULTS_COOKIE}=${formatFaults(permit.faults)}`, age, ...attributes].join('; '),
    ],
  };
}

function withoutParameter(pathname: string, query: string): string {
  const rest = new URLSearchParams(query);
  rest.delete(FAULT_PARAMETER);
  const path = toLocalAddress(pathname);
  return rest.size ? `${path}?${rest.toString()}` : path;
}
