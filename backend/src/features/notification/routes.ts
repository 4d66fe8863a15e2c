import { isAdmin } from '../../infra/http/actor.ts';
import { anyone, defineRoutes, signedIn } from '../../infra/http/routes.ts';
import { serveStream } from '../../infra/stream/serve-stream.ts';
import { notFound, ServiceError } from '../../infra/http/service-error.ts';
import { USUAL } from '../../infra/http/write-limit.ts';
import { findTrackedIds } from '../order/repository.ts';
import { clearNotifications, listNotifications } from './repository.ts';

/** All queries are by the session's user. */
export const notificationRoutes = defineRoutes('notification', {
  list: {
    allow: signedIn,
    handle: ({ db, actor }) => listNotifications(db, actor.id),
  },
  clear: {
    allow: signedIn,
    limit: USUAL,
    handle: ({ db, actor }) => clearNotifications(db, actor.id),
  },
  events: {
    allow: anyone,
    handle: async (call) => {
      const { actor, db, input } = call;
      const { orders = [], after } = input.query;
      if (actor.id === null && orders.length === 0) throw new ServiceError('unauthorized');
      const orderIds = await findTrackedIds(db, orders);
      const own =
        actor.id === null ? {} : { userId: actor.id, sessionId: actor.sessionId, isAdmin: isAdmin(actor) };
      if (actor.id === null && orderIds.length === 0) throw notFound();
      await serveStream(call, { ...own, orderIds }, after);
    },
  },
});
