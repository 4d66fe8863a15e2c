import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import type { SmokeService, SmokeTestOptions } from 'platform/gate';
import { ROLES } from 'shared-api/contract';
import type { User } from 'shared-api/contract/schemas';
import { isServicePath } from 'shared-api/service-paths';
import type { SampleReply } from './sample-replies.ts';

const ROLE_COOKIE = 'smoke_role';
/** Of the service; a page that has no such cookie does not ask who is signed in. */
const XSRF_COOKIE = 'XSRF-TOKEN';
const ID = '01a00000-0000-7000-8000-000000000001';

/** Stands for the service while the gate tests a composition: every read gets a made-up reply, every change fails. */
const SERVICE: SmokeService = {
  owns: isServicePath,
  handle: (request, response) => {
    void replyTo(request).then(({ status, body }) => {
      const type = status < 400 ? 'application/json' : 'application/problem+json';
      response
        .writeHead(status, { 'content-type': type })
        .end(body === undefined ? '' : JSON.stringify(body));
    });
  },
};

async function replyTo({ url = '', method = '', headers }: IncomingMessage): Promise<SampleReply> {
  const [path = ''] = url.split('?');
  const visitor = findVisitor(headers.cookie ?? '');
  if (path === '/auth/me') return { status: 200, body: visitor };
  // Only when it is needed: every command of the command line loads this module.
  const { findSampleReply } = await import('./sample-replies.ts');
  return findSampleReply(method, path, visitor?.role) ?? UNAVAILABLE;
}

function cookiesOf(role: string): Record<string, string> {
  return role ? { [ROLE_COOKIE]: role, [XSRF_COOKIE]: 'smoke' } : {};
}

/** What the gate's smoke test needs to know of this product. */
export const SMOKE: Omit<SmokeTestOptions, 'store' | 'createDelivery'> = {
  service: SERVICE,
  cookiesOf,
  roles: ROLES,
  parameters: { id: ID, slug: 'chez-fatou', token: 'AAAAAAAAAAAAAAAAAAAAAA' },
};

const UNAVAILABLE = {
  status: 503,
  body: { type: 'about:blank', title: 'Not available', status: 503, code: 'unavailable' },
};

function findVisitor(cookies: string): User | null {
  const role = ROLES.find((known) => known === parseCookie(cookies)[ROLE_COOKIE]);
  if (role === undefined) return null;
  return {
    id: ID,
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
