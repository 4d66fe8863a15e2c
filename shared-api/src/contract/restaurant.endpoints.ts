import type { Endpoints } from './endpoint.ts';

/** Restaurants and their menus (requirements 7.4; both upload paths stand). */
export const restaurantEndpoints = {
  create: {
    method: 'POST',
    path: '/api/restaurant',
    access: ['PROVIDER', 'ADMIN'],
    body: 'json',
    status: 201,
    summary: 'Create a restaurant; repeatable under one Idempotency-Key',
  },
  list: {
    method: 'GET',
    path: '/api/restaurant',
    access: 'public',
    reply: 'page',
    summary: 'Public restaurants, without menus; open ones first',
  },
  get: {
    method: 'GET',
    path: '/api/restaurant/{id}',
    access: 'public',
    summary: 'One restaurant with its menu; an unconfirmed one only for its owner and admins',
  },
  update: {
    method: 'PUT',
    path: '/api/restaurant/{id}',
    access: ['PROVIDER', 'ADMIN'],
    body: 'json',
    summary: 'Change a restaurant, its hours or its whole menu, against the version read',
  },
  remove: {
    method: 'DELETE',
    path: '/api/restaurant/{id}',
    access: ['PROVIDER', 'ADMIN'],
    isVerified: true,
    reply: 'none',
    status: 204,
    summary: 'Take a restaurant off the list; its orders stay',
  },
  restore: {
    method: 'POST',
    path: '/api/restaurant/{id}/restore',
    access: ['PROVIDER', 'ADMIN'],
    summary: 'Undo a removal',
  },
  ofProvider: {
    method: 'GET',
    path: '/api/restaurant/provider/{providerId}',
    access: 'public',
    reply: 'page',
    summary: 'The restaurants of one provider',
  },
  mine: {
    method: 'GET',
    path: '/api/restaurant/mine',
    access: ['PROVIDER'],
    reply: 'page',
    summary: "The signed-in provider's restaurants",
  },
  setItemAvailability: {
    method: 'PUT',
    path: '/api/restaurant/{id}/item/{itemId}/availability',
    access: ['PROVIDER', 'ADMIN'],
    body: 'json',
    summary: 'Switch a dish sold out or back',
  },
  upload: {
    method: 'POST',
    path: '/api/restaurant/{id}/upload',
    access: ['PROVIDER', 'ADMIN'],
    body: 'multipart',
    summary: 'Add pictures (repeated `images`)',
  },
  uploadPlural: {
    method: 'POST',
    path: '/api/restaurants/{id}/upload',
    access: ['PROVIDER', 'ADMIN'],
    body: 'multipart',
    summary: 'Add pictures; same as the singular path',
  },
} as const satisfies Endpoints;
