import type { Endpoints } from './endpoint.ts';

/** Accounts (spec.md section 7, Users). */
export const userEndpoints = {
  create: {
    method: 'POST',
    path: '/api/user',
    access: 'public',
    body: 'json',
    status: 201,
    summary: 'Register a customer or a provider',
  },
  list: {
    method: 'GET',
    path: '/api/user',
    access: ['ADMIN'],
    reply: 'page',
    summary: 'All users, filtered and paged',
  },
  exportList: {
    method: 'GET',
    path: '/api/user/export',
    access: ['ADMIN'],
    reply: 'csv',
    summary: 'The same list as a file, whole',
  },
  get: {
    method: 'GET',
    path: '/api/user/{id}',
    access: 'user',
    summary: 'One user: oneself, or any for an admin',
  },
  exportOwn: {
    method: 'GET',
    path: '/api/user/{id}/export',
    access: 'user',
    summary: 'Everything that is stored about oneself, as a file',
  },
  update: {
    method: 'PUT',
    path: '/api/user/{id}',
    access: 'user',
    body: 'json',
    summary: 'Change names, e-mail, phone or language',
  },
  remove: {
    method: 'DELETE',
    path: '/api/user/{id}',
    access: 'user',
    reply: 'none',
    status: 204,
    summary: 'Delete an account; its orders stay, anonymous',
  },
  confirm: {
    method: 'PUT',
    path: '/api/user/{id}/confirm',
    access: ['ADMIN'],
    body: 'json',
    optionalBody: true,
    summary: 'Confirm a user, or take the confirmation back',
  },
  changePassword: {
    method: 'PUT',
    path: '/api/user/{email}/password',
    access: 'user',
    body: 'json',
    optionalBody: true,
    reply: 'none',
    status: 204,
    summary: 'Change a password; ends the other sessions',
  },
  changeRole: { method: 'PUT', path: '/api/user/{id}/role', access: ['ADMIN'], summary: 'Change a role' },
} as const satisfies Endpoints;
