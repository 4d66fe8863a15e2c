import type { FastifyInstance } from 'fastify';
import type { ServiceConfig } from '../../config.ts';

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const HSTS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Headers of every reply; a handler may replace them. */
export function securityHeaders(config: ServiceConfig): Readonly<Record<string, string>> {
  return config.isSecure ? { ...HEADERS, ...HSTS } : HEADERS;
}

export function registerSecurityHeaders(app: FastifyInstance, config: ServiceConfig): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    reply.header('x-request-id', request.id);
    done();
  });
}
