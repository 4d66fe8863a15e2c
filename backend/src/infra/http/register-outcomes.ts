import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Outcomes } from './outcomes.ts';

/** Tells of every reply of the framework. */
export function registerOutcomes(app: FastifyInstance, outcomes: Outcomes): void {
  app.addHook('onResponse', (request, reply, done) => {
    outcomes.tell({
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

/** One line per reply: request id and route pattern, never the address with its query, never a body or a header. */
export function logOutcomes(log: FastifyBaseLogger, outcomes: Outcomes): void {
  outcomes.listen(({ requestId, method, route, status, milliseconds }) => {
    log.info(
      { requestId, method, route, status, milliseconds: Math.round(milliseconds * 10) / 10 },
      'request',
    );
  });
}
