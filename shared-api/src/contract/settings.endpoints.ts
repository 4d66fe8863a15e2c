import type { Endpoints } from './endpoint.ts';

/** Site settings (requirements 2.10). */
export const settingsEndpoints = {
  get: {
    method: 'GET',
    path: '/api/settings',
    access: 'public',
    summary: 'Contact, social links, acceptance minutes and phone rule',
  },
  update: {
    method: 'PUT',
    path: '/api/settings',
    access: ['ADMIN'],
    body: 'json',
    summary: 'Change the site settings, against the version read',
  },
} as const satisfies Endpoints;
