import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DOCUMENT_FILE } from './document-file.ts';

/** Policy of the page: its own scripts, styles and pictures, and the one style element that Swagger UI adds. */
const PAGE_POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': ["'self'", "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='"],
  'img-src': ["'self'", 'data:'],
  'connect-src': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

/** `/openapi.json` for machines and `/docs/api` for people (Swagger UI): the committed document of the contract. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  const json = readFileSync(DOCUMENT_FILE, 'utf8');
  app.get('/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(json),
  );
  await app.register(swagger, {
    mode: 'static',
    specification: { path: DOCUMENT_FILE, baseDir: dirname(DOCUMENT_FILE) },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs/api',
    staticCSP: PAGE_POLICY,
    theme: { title: 'Maida API' },
    // A page to read: calls from it would act with the reader's session.
    uiConfig: { layout: 'BaseLayout', deepLinking: true, showExtensions: true, supportedSubmitMethods: [] },
  });
}
