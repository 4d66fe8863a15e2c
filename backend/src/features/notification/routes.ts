import { isAdmin } from '../../infra/http/actor.ts';
import { defineRoutes, signedIn } from '../../infra/http/routes.ts';
import { serveStream } from '../../infra/stream/serve-stream.ts';
import { clearNotifications, listNotifications } from './repository.ts';

/** All queries are by the session's user. */
export const notificationRoutes = defineRoutes('notification', {
  list: {
    allow: signedIn,
    handle: ({ db, actor }) => listNotifications(db, actor.id),
  },
  clear: {
    allow: signedIn,
    handle: ({ db, actor }) => clearNotifications(db, actor.id),
  },
  events: {
    allow: signedIn,
    handle: (call) => serveStream(call, { userId: call.actor.id, isAdmin: isAdmin(call.actor) }),
  },
});
