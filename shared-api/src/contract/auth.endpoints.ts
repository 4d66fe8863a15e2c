import type { Endpoints } from './endpoint.ts';

/** Sign-in, sign-out and the current user (spec.md section 7, Auth), and the user's sessions. */
export const authEndpoints = {
  me: { method: 'GET', path: '/auth/me', access: 'public', summary: 'The signed-in user, or null' },
  login: {
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    body: 'json',
    summary: 'Sign in with e-mail and password',
  },
  logout: {
    method: 'GET',
    path: '/auth/logout',
    access: 'public',
    reply: 'none',
    status: 204,
    summary: 'End this session',
  },
  sessions: {
    method: 'GET',
    path: '/auth/sessions',
    access: 'user',
    summary: 'Where I am signed in, last used first',
  },
  endSession: {
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    access: 'user',
    reply: 'none',
    status: 204,
    summary: 'Sign out somewhere else, or here',
  },
} as const satisfies Endpoints;
