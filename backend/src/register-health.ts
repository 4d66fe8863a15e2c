import type { FastifyInstance } from 'fastify';
import type { ServiceContext } from './context.ts';

/** `/healthz`: the process answers. `/readyz`: it can serve, so its database answers and it is not stopping. */
export function registerHealth(app: FastifyInstance, context: ServiceContext): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = !context.stopping.aborted && (await context.db.ping());
    if (!isReady) reply.code(503).header('retry-after', '2');
    return { status: isReady ? 'ok' : 'unavailable' };
  });
}
