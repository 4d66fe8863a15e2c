import type { Endpoints } from './endpoint.ts';

/** Messages of the contact page (spec.md section 2; stored for the admin). */
export const contactEndpoints = {
  send: {
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    body: 'json',
    status: 201,
    summary: 'Send a message to the site',
  },
  list: {
    method: 'GET',
    path: '/api/contact',
    access: ['ADMIN'],
    reply: 'page',
    summary: 'Received messages',
  },
} as const satisfies Endpoints;
