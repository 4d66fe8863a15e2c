import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDocument } from './document.ts';
import { renderPage, STYLE_PATH } from './page.ts';

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** `/openapi.json` for machines and `/docs/api` for people, both made from the contract at the first call. */
export function registerOpenApi(app: FastifyInstance): void {
  const json = once(() => JSON.stringify(buildDocument()));
  const page = once(() => renderPage(buildDocument()));
  const style = once(() => readFileSync(join(import.meta.dirname, 'page.css'), 'utf8'));

  app.get('/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(json()),
  );
  app.get('/docs/api', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', PAGE_POLICY)
      .send(page()),
  );
  app.get(STYLE_PATH, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style()),
  );
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
