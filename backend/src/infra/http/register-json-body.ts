import type { FastifyInstance } from 'fastify';
import { malformedJson } from './to-service-error.ts';

/** What may be half of a character: only an escape can bring it in. */
const SURROGATE = /\\u[dD][89a-fA-F]/;

/** PostgreSQL takes no half characters in JSON; they become what bytes become that are no UTF-8. */
function mend(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_name, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed() : part,
  );
}

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
    return parse(request, body, (error, value) => {
      if (error) return done(malformedJson());
      done(null, SURROGATE.test(body) ? mend(value) : value);
    });
  });
}
