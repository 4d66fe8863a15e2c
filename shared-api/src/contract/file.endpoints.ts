import type { Endpoints } from './endpoint.ts';

/** Stored pictures (requirements 7.1, `GET /api/files/{filename}`). */
export const fileEndpoints = {
  get: {
    method: 'GET',
    path: '/api/files/{filename}',
    access: 'public',
    reply: 'file',
    summary: 'A stored picture; `w` asks for a width, the ending `.jpg` for a link preview of 1200 × 630',
  },
} as const satisfies Endpoints;
