import type { Endpoints } from './endpoint.ts';

/** Addresses that a user has saved for deliveries (requirements 2.9). */
export const addressEndpoints = {
  list: {
    method: 'GET',
    path: '/api/addresses',
    access: 'user',
    summary: 'My saved addresses, the default one first, then the oldest',
  },
  create: {
    method: 'POST',
    path: '/api/addresses',
    access: 'user',
    body: 'json',
    status: 201,
    summary: 'Save an address',
  },
  update: {
    method: 'PUT',
    path: '/api/addresses/{id}',
    access: 'user',
    body: 'json',
    summary: 'Change one of my addresses',
  },
  remove: {
    method: 'DELETE',
    path: '/api/addresses/{id}',
    access: 'user',
    reply: 'none',
    status: 204,
    summary: 'Forget one of my addresses',
  },
} as const satisfies Endpoints;
