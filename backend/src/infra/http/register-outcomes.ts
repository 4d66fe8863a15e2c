import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { RequestOutcomes } from './outcomes.ts';

/** Emits the outcome of every request that the framework answers. */
export function registerOutcomes(app: FastifyInstance, outcomes: RequestOutcomes): void {
  app.addHook('onResponse', (request, reply, done) => {
    outcomes.emit({
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
      isStream: String(reply.getHeader('content-type')).startsWith('text/event-stream'),
    });
    done();
  });
}

/** Logs one line per request with id and route pattern; never the query, a body or a header. */
export function logOutcomes(log: FastifyBaseLogger, outcomes: RequestOutcomes): void {
  outcomes.subscribe(({ requestId, method, route, status, milliseconds }) => {
    log.info(
      { requestId, method, route, status, milliseconds: Math.round(milliseconds * 10) / 10 },
      'request',
    );
  });
}
