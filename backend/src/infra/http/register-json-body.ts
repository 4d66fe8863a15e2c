import type { FastifyInstance } from 'fastify';
import { malformedJson } from './to-service-error.ts';

/** May be half of a surrogate pair, which only an escape can contain. */
const SURROGATE = /\\u[dD][89a-fA-F]/;

/** PostgreSQL rejects lone surrogates in JSON; they become U+FFFD, like bytes that are not UTF-8. */
function replaceLoneSurrogates(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_name, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed() : part,
  );
}

/**
 * Only JSON bodies are parsed, apart from uploads. `text/plain` in particular is refused, as other sites may send it
 * without a preflight request. An empty body counts as none, for calls whose body is optional.
 */
export function registerJsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined);
    const body = typeof text === 'string' ? text : text.toString();
    return parse(request, body, (error, value) => {
      if (error) return done(malformedJson());
      done(null, SURROGATE.test(body) ? replaceLoneSurrogates(value) : value);
    });
  });
}
