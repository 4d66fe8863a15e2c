import type { SmokeService } from 'platform/gate';
import type { User } from 'shared-api/contract/schemas';
import { isServicePath } from './service-paths.ts';

const ROLE_COOKIE = 'smoke_role';

/** Stands in for the service while a set of releases is tried: it knows who asks, and has nothing else to say. */
export const SMOKE_SERVICE: SmokeService = {
  owns: isServicePath,
  handle: (request, response) => {
    const isMe = request.url?.split('?')[0] === '/auth/me';
    const status = isMe ? 200 : 503;
    const body = isMe ? visitorOf(request.headers.cookie ?? '') : AWAY;
    const type = isMe ? 'application/json' : 'application/problem+json';
    response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
  },
};

/** How {@link SMOKE_SERVICE} knows somebody of a role. */
export function smokeCookies(role: string): Record<string, string> {
  return role ? { [ROLE_COOKIE]: role } : {};
}

const AWAY = { type: 'about:blank', title: 'Not available', status: 503, code: 'unavailable' };

function visitorOf(cookies: string): User | null {
  const role = new RegExp(`${ROLE_COOKIE}=(ADMIN|PROVIDER|USER)`).exec(cookies)?.[1];
  if (role === undefined) return null;
  return {
    id: '01a00000-0000-7000-8000-000000000001',
    firstname: null,
    lastname: null,
    email: 'smoke@maida.example',
    phone: null,
    role: role as User['role'],
    confirmed: true,
    emailConfirmed: true,
    language: null,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
}
