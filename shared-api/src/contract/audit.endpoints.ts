import type { Endpoints } from './endpoint.ts';

/** Who did what, and when. Entries are made by the service alone; there is no call to change or remove one. */
export const auditEndpoints = {
  list: {
    method: 'GET',
    path: '/api/audit',
    access: ['ADMIN'],
    reply: 'page',
    summary: 'What admins did and what happened to accounts, newest first',
  },
} as const satisfies Endpoints;
