import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { buildDocument } from './document.ts';

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

/** `/openapi.json` for machines and `/docs/api` for people (Swagger UI), built when first asked for. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  // The plugin would describe routes by schemas of its own kind; it is given the whole document instead.
  const transformObject = (): object => buildDocument();
  await app.register(swagger, { openapi: {}, hideUntagged: true, transformObject });
  app.get('/openapi.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(app.swagger()),
  );
  await app.register(swaggerUi, {
    routePrefix: '/docs/api',
    staticCSP: PAGE_POLICY,
    theme: { title: 'Maida API' },
    // A page to read: calls from it would act with the reader's session.
    uiConfig: { layout: 'BaseLayout', deepLinking: true, showExtensions: true, supportedSubmitMethods: [] },
  });
}
