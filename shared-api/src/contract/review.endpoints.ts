import type { Endpoints } from './endpoint.ts';

/** Reviews: one for each delivered order, by its customer (requirements 2.7). */
export const reviewEndpoints = {
  ofRestaurant: {
    method: 'GET',
    path: '/api/restaurant/{id}/reviews',
    access: 'public',
    reply: 'page',
    summary: "A restaurant's reviews, newest first",
  },
  write: {
    method: 'PUT',
    path: '/api/orders/{id}/review',
    access: 'user',
    body: 'json',
    summary: 'Review my delivered order, or change the review while it may be changed',
  },
  remove: {
    method: 'DELETE',
    path: '/api/orders/{id}/review',
    access: 'user',
    reply: 'none',
    status: 204,
    summary: 'Take my review back while it may be changed',
  },
  writeTracked: {
    method: 'PUT',
    path: '/api/orders/track/{token}/review',
    access: 'public',
    body: 'json',
    summary: 'The same by the tracking token',
  },
} as const satisfies Endpoints;
