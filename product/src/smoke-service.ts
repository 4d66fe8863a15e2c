import { parseCookie } from 'cookie';
import type { SmokeService } from 'platform/gate';
import { ROLES } from 'shared-api/contract';
import type { User } from 'shared-api/contract/schemas';
import { isServicePath } from './service-paths.ts';

const ROLE_COOKIE = 'smoke_role';

/** Stands for the service while the gate tests a composition: signs a visitor in, and is otherwise unavailable. */
export const SMOKE_SERVICE: SmokeService = {
  owns: isServicePath,
  handle: (request, response) => {
    const isMe = request.url?.split('?')[0] === '/auth/me';
    const status = isMe ? 200 : 503;
    const body = isMe ? findVisitor(request.headers.cookie ?? '') : UNAVAILABLE;
    const type = isMe ? 'application/json' : 'application/problem+json';
    response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
  },
};

/** Cookies that sign a visitor of a role in at {@link SMOKE_SERVICE}; none for a signed-out visitor. */
export function smokeCookies(role: string): Record<string, string> {
  return role ? { [ROLE_COOKIE]: role } : {};
}

const UNAVAILABLE = { type: 'about:blank', title: 'Not available', status: 503, code: 'unavailable' };

function findVisitor(cookies: string): User | null {
  const role = ROLES.find((known) => known === parseCookie(cookies)[ROLE_COOKIE]);
  if (role === undefined) return null;
  return {
    id: '01a00000-0000-7000-8000-000000000001',
    firstname: null,
    lastname: null,
    email: 'smoke@maida.example',
    phone: null,
    role,
    confirmed: true,
    emailConfirmed: true,
    language: null,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
}
