import { auditContextOf } from '../audit/audit-context.ts';
import { anyone, defineRoutes, roles } from '../../infra/http/routes.ts';
import { CONTACT, countAttempt } from '../session/throttle.ts';
import { publishChange } from '../../infra/stream/publish-change.ts';
import { callerNetwork } from '../../infra/http/network.ts';
import { USUAL } from '../../infra/http/write-limit.ts';
import { insertMessage, markMessage } from './repository.ts';
import { listMessages } from './list-messages.ts';
import { removeMessage, restoreMessage } from './remove-message.ts';

export const contactRoutes = defineRoutes('contact', {
  send: {
    allow: anyone,
    limit: 'it counts messages by network (throttle.ts)',
    handle: async ({ input, db, context, request }) => {
      const now = context.clock();
      await countAttempt(db, CONTACT, callerNetwork(request), now);
      return db.transaction(async (transaction) => {
        const message = await insertMessage(transaction, input.body, now);
        await publishChange(transaction, { kind: 'message', id: message.id }, now);
        return message;
      });
    },
  },
  list: {
    allow: roles('ADMIN'),
    handle: ({ input, db }) => listMessages(db.reads, input.query),
  },
  setRead: {
    allow: roles('ADMIN'),
    limit: USUAL,
    handle: ({ input, db, context }) =>
      db.transaction(async (transaction) => {
        const now = context.clock();
        const message = await markMessage(transaction, input.params.id, input.body.isRead, now);
        await publishChange(transaction, { kind: 'message', id: message.id }, now);
        return message;
      }),
  },
  remove: {
    allow: roles('ADMIN'),
    limit: USUAL,
    handle: (call) =>
      removeMessage(call.db, auditContextOf(call), call.input.params.id, call.context.clock()),
  },
  restore: {
    allow: roles('ADMIN'),
    limit: USUAL,
    handle: (call) =>
      restoreMessage(call.db, auditContextOf(call), call.input.params.id, call.context.clock()),
  },
});
