import type { Endpoints } from './endpoint.ts';

/** Stored pictures (spec.md section 7, `GET /api/files/{filename}`). */
export const fileEndpoints = {
  get: {
    method: 'GET',
    path: '/api/files/{filename}',
    access: 'public',
    reply: 'file',
    summary: 'A stored picture; `w` asks for a width',
  },
} as const satisfies Endpoints;
