import type { Endpoints } from './endpoint.ts';

/** The bell (requirements 1): stored per user, pushed as server-sent events. */
export const notificationEndpoints = {
  list: {
    method: 'GET',
    path: '/api/notifications',
    access: 'user',
    summary: 'My notifications, newest first',
  },
  clear: {
    method: 'DELETE',
    path: '/api/notifications',
    access: 'user',
    reply: 'none',
    status: 204,
    summary: 'Clear all my notifications',
  },
  events: {
    method: 'GET',
    path: '/api/events',
    access: 'user',
    reply: 'stream',
    summary:
      'My notifications and the orders that concern me (an admin: all orders, and what has changed), live',
  },
} as const satisfies Endpoints;
