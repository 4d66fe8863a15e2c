import type { Endpoints } from './endpoint.ts';

/** Reviews: one for each order that a restaurant served, gave up or never ended, by its customer (requirements 2.7). */
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
    needsNoCookie: true,
    body: 'json',
    summary: 'The same by the tracking token',
  },
  report: {
    method: 'POST',
    path: '/api/reviews/{id}/report',
    access: 'public',
    needsNoCookie: true,
    reply: 'none',
    status: 204,
    summary: 'Ask the administrators to look at a published review',
  },
  answer: {
    method: 'PUT',
    path: '/api/reviews/{id}/answer',
    access: ['PROVIDER'],
    body: 'json',
    summary: 'Answer a published review of my restaurant in public, or change the answer',
  },
  removeAnswer: {
    method: 'DELETE',
    path: '/api/reviews/{id}/answer',
    access: ['PROVIDER'],
    reply: 'none',
    status: 204,
    summary: 'Remove my answer to a review',
  },
  list: {
    method: 'GET',
    path: '/api/reviews',
    access: ['ADMIN'],
    reply: 'page',
    summary: 'All reviews, also those that visitors do not see, newest first',
  },
  decide: {
    method: 'PUT',
    path: '/api/reviews/{id}/decision',
    access: ['ADMIN'],
    body: 'json',
    summary: 'Publish, remove or restore a review, or leave a reported one as it is',
  },
} as const satisfies Endpoints;
