import type { FastifyInstance } from 'fastify';
import { malformedJson } from './to-service-error.ts';

/**
 * JSON is the only body that is read besides uploads; `text/plain` in particular is not, because a foreign page may
 * send it without asking. An empty body counts as none, for calls whose body is optional.
 */
export function registerJsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined);
    const body = typeof text === 'string' ? text : text.toString();
    return parse(request, body, (error, value) => (error ? done(malformedJson()) : done(null, value)));
  });
}
