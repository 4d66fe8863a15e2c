import type { Endpoints } from './endpoint.ts';

/** Restaurant owners' storefront identities (requirements 7.3). */
export const providerEndpoints = {
  create: {
    method: 'POST',
    path: '/api/providers',
    access: 'public',
    body: 'json',
    status: 201,
    summary: 'Make the provider of a fresh registration (by its ticket) or, as admin, of any user',
  },
  list: {
    method: 'GET',
    path: '/api/providers',
    access: ['ADMIN', 'PROVIDER'],
    reply: 'page',
    summary: 'Providers: all for an admin, the own ones for a provider',
  },
  get: { method: 'GET', path: '/api/providers/{id}', access: ['ADMIN', 'PROVIDER'], summary: 'One provider' },
  update: {
    method: 'PUT',
    path: '/api/providers/{id}',
    access: ['ADMIN', 'PROVIDER'],
    body: 'json',
    summary: 'Change a provider',
  },
  changeOwner: {
    method: 'PUT',
    path: '/api/providers/{id}/owner',
    access: ['ADMIN'],
    isVerified: true,
    body: 'json',
    summary: 'Give a provider with its restaurant to another restaurant owner',
  },
  remove: {
    method: 'DELETE',
    path: '/api/providers/{id}',
    access: ['ADMIN'],
    isVerified: true,
    reply: 'none',
    status: 204,
    summary: 'Delete a provider and take its restaurant off the list',
  },
  restaurantBySlug: {
    method: 'GET',
    path: '/api/providers/restaurant/slug/{slug}',
    access: 'public',
    summary: 'The restaurant of a provider slug, with its menu',
  },
} as const satisfies Endpoints;
