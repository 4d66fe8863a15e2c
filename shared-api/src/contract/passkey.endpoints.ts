import type { Endpoints } from './endpoint.ts';

/** Passkeys (WebAuthn): sign-in by fingerprint, face or PIN of a device, which no other site can ask for. */
export const passkeyEndpoints = {
  list: { method: 'GET', path: '/auth/passkeys', access: 'user', summary: 'My passkeys, newest first' },
  creationOptions: {
    method: 'POST',
    path: '/auth/passkeys/options',
    access: 'user',
    isVerified: true,
    summary: 'What the browser needs to make a passkey; good for one, for five minutes',
  },
  create: {
    method: 'POST',
    path: '/auth/passkeys',
    access: 'user',
    isVerified: true,
    body: 'json',
    status: 201,
    summary: 'Add a passkey that the browser has made',
  },
  rename: {
    method: 'PUT',
    path: '/auth/passkeys/{id}',
    access: 'user',
    body: 'json',
    summary: 'Rename one of my passkeys',
  },
  remove: {
    method: 'DELETE',
    path: '/auth/passkeys/{id}',
    access: 'user',
    isVerified: true,
    reply: 'none',
    status: 204,
    summary: 'Remove one of my passkeys',
  },
} as const satisfies Endpoints;
