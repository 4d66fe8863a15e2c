import type { Endpoints } from './endpoint.ts';

/** Favourite restaurants of a user; a signed-out visitor's are stored on the device (requirements 2.9). */
export const favouriteEndpoints = {
  list: {
    method: 'GET',
    path: '/api/favourites',
    access: 'user',
    summary: 'My favourite restaurants that are public now, last marked first',
  },
  merge: {
    method: 'POST',
    path: '/api/favourites',
    access: 'user',
    body: 'json',
    summary: "Add a device's favourites to mine; unknown ones are left out",
  },
  add: {
    method: 'PUT',
    path: '/api/favourites/{restaurantId}',
    access: 'user',
    reply: 'none',
    status: 204,
    summary: 'Mark a restaurant',
  },
  remove: {
    method: 'DELETE',
    path: '/api/favourites/{restaurantId}',
    access: 'user',
    reply: 'none',
    status: 204,
    summary: 'Take the mark away, whether it was there or not',
  },
} as const satisfies Endpoints;
