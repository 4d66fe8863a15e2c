import type { FastifyInstance } from 'fastify';
import type { ServiceContext } from '../../context.ts';

/**
 * `/healthz`: the process answers. `/readyz`: its database answers and it is not stopping; the states of replica and
 * disk are shown and do not count, since no other instance would do better.
 */
export function registerHealth(app: FastifyInstance, context: ServiceContext): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = !context.stopping.aborted && (await context.db.ping());
    if (!isReady) reply.code(503).header('retry-after', '2');
    const replica = context.db.replica();
    const { isNearlyFull } = await context.disk.look();
    return {
      status: isReady ? 'ok' : 'unavailable',
      ...(replica && { replica: replica.state }),
      ...(isNearlyFull && { disk: 'nearly full' }),
    };
  });
}
