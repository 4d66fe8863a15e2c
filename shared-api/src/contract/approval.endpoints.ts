import type { Endpoints } from './endpoint.ts';

/** The queue of restaurant owners whose restaurants are hidden until an admin approves (requirements 4.4). */
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
} as const satisfies Endpoints;
