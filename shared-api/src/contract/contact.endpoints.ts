import type { Endpoints } from './endpoint.ts';

/** Messages of the contact page (requirements 2.5; stored for the admin). */
export const contactEndpoints = {
  send: {
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    needsNoCookie: true,
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
  setRead: {
    method: 'PUT',
    path: '/api/contact/{id}',
    access: ['ADMIN'],
    body: 'json',
    summary: 'Mark a message as read or unread',
  },
  remove: {
    method: 'DELETE',
    path: '/api/contact/{id}',
    access: ['ADMIN'],
    reply: 'none',
    status: 204,
    summary: 'Delete a message; it can be put back for a day',
  },
  restore: {
    method: 'POST',
    path: '/api/contact/{id}/restore',
    access: ['ADMIN'],
    summary: 'Put a deleted message back',
  },
} as const satisfies Endpoints;
