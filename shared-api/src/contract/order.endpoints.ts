import type { Endpoints } from './endpoint.ts';

/** Orders (requirements 7.2), and the tracking of one order by its token (requirements 7.2). */
export const orderEndpoints = {
  create: {
    method: 'POST',
    path: '/api/orders',
    access: 'public',
    body: 'json',
    status: 201,
    summary: 'Place an order; repeatable under one Idempotency-Key',
  },
  list: {
    method: 'GET',
    path: '/api/orders',
    access: ['ADMIN'],
    reply: 'page',
    summary: 'All orders, filtered and paged',
  },
  exportList: {
    method: 'GET',
    path: '/api/orders/export',
    access: ['ADMIN'],
    reply: 'csv',
    summary: 'The same list as a file, whole',
  },
  get: {
    method: 'GET',
    path: '/api/orders/{id}',
    access: 'user',
    summary: 'One order: its customer, its restaurant or an admin',
  },
  update: {
    method: 'PUT',
    path: '/api/orders/{id}',
    access: 'user',
    body: 'json',
    summary: 'Correct contact, address or note of a pending order',
  },
  remove: {
    method: 'DELETE',
    path: '/api/orders/{id}',
    access: ['ADMIN'],
    reply: 'none',
    status: 204,
    summary: 'Hide a finished order from the lists',
  },
  ofRestaurant: {
    method: 'GET',
    path: '/api/orders/restaurant/{restaurantId}',
    access: ['PROVIDER', 'ADMIN'],
    reply: 'page',
    summary: "A restaurant's orders",
  },
  exportOfRestaurant: {
    method: 'GET',
    path: '/api/orders/restaurant/{restaurantId}/export',
    access: ['PROVIDER', 'ADMIN'],
    reply: 'csv',
    summary: 'The same list as a file, whole',
  },
  ofUser: {
    method: 'GET',
    path: '/api/orders/user/{userId}',
    access: 'user',
    reply: 'page',
    summary: "A user's orders",
  },
  restaurantNames: {
    method: 'GET',
    path: '/api/orders/restaurant-names',
    access: ['ADMIN'],
    summary:
      'Sorted distinct names of restaurants that have orders: the first hundred, or those that begin like `q`',
  },
  changeStatus: {
    method: 'PUT',
    path: '/api/orders/{id}/status',
    access: 'user',
    body: 'json',
    summary:
      'Move an order to another stage, if it still is at the expected one; a rejection and every move of an admin need a reason',
  },
  track: {
    method: 'GET',
    path: '/api/orders/track/{token}',
    access: 'public',
    summary: 'One order by its tracking token',
  },
  cancelTracked: {
    method: 'PUT',
    path: '/api/orders/track/{token}/cancel',
    access: 'public',
    body: 'json',
    optionalBody: true,
    summary: 'Cancel a pending order by its tracking token',
  },
  trackEvents: {
    method: 'GET',
    path: '/api/orders/track/{token}/events',
    access: 'public',
    reply: 'stream',
    summary: 'Live stages of one order',
  },
} as const satisfies Endpoints;
