import type { Endpoints } from './endpoint.ts';

/**
 * The queues of restaurant owners whose restaurants are hidden until an admin approves (requirements 4.4), and of what
 * approved owners add or rename.
 */
export const approvalEndpoints = {
  list: {
    method: 'GET',
    path: '/api/confirmations',
    access: ['ADMIN'],
    reply: 'page',
    summary: 'Restaurant owners who wait, the longest waiting first, or who were declined',
  },
  decide: {
    method: 'PUT',
    path: '/api/confirmations/{userId}',
    access: ['ADMIN'],
    body: 'json',
    summary: 'Accept a restaurant owner, or decline with a reason; they are notified by mail',
  },
  restaurants: {
    method: 'GET',
    path: '/api/confirmations/restaurants',
    access: ['ADMIN'],
    reply: 'page',
    summary:
      'New restaurants and close names of approved owners that wait, close names first, or were declined',
  },
  decideRestaurant: {
    method: 'PUT',
    path: '/api/confirmations/restaurants/{restaurantId}',
    access: ['ADMIN'],
    body: 'json',
    summary: 'Accept a new restaurant or a new name, or decline with a reason; its owner is notified',
  },
} as const satisfies Endpoints;
