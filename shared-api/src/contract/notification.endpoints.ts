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
    access: 'public',
    reply: 'stream',
    summary:
      'Live: my notifications and the orders that concern me (an admin: all orders, and what has changed), and the orders of tracking tokens',
  },
} as const satisfies Endpoints;
