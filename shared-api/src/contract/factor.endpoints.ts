import type { Endpoints } from './endpoint.ts';

/** What an account has beside its password: an authenticator app (TOTP, RFC 6238) and recovery codes. */
export const factorEndpoints = {
  get: { method: 'GET', path: '/auth/factors', access: 'user', summary: 'What I have beside my password' },
  beginTotp: {
    method: 'POST',
    path: '/auth/factors/totp',
    access: 'user',
    isVerified: true,
    status: 201,
    summary: 'A secret for an authenticator app; counts once a code of it was confirmed',
  },
  confirmTotp: {
    method: 'PUT',
    path: '/auth/factors/totp',
    access: 'user',
    isVerified: true,
    body: 'json',
    summary: 'Turn the authenticator app on by its first code; answers new recovery codes',
  },
  removeTotp: {
    method: 'DELETE',
    path: '/auth/factors/totp',
    access: 'user',
    isVerified: true,
    reply: 'none',
    status: 204,
    summary: 'Remove the authenticator app',
  },
  makeRecoveryCodes: {
    method: 'POST',
    path: '/auth/factors/recovery-codes',
    access: 'user',
    isVerified: true,
    status: 201,
    summary: 'New recovery codes in place of the earlier ones; the password needs a second step from then on',
  },
  removeRecoveryCodes: {
    method: 'DELETE',
    path: '/auth/factors/recovery-codes',
    access: 'user',
    isVerified: true,
    reply: 'none',
    status: 204,
    summary: 'Remove my recovery codes; without an authenticator app the password signs in alone again',
  },
} as const satisfies Endpoints;
