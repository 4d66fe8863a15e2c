import { deedOf } from '../audit/deed.ts';
import { accessDecides, defineRoutes } from '../../infra/http/routes.ts';
import { CONTACT, countAttempt } from '../session/throttle.ts';
import { publishChange } from '../../infra/stream/publish-change.ts';
import { insertMessage, markMessage } from './contact-repository.ts';
import { listMessages } from './list-messages.ts';
import { removeMessage, restoreMessage } from './remove-message.ts';

export const contactRoutes = defineRoutes('contact', {
  send: {
    policy: accessDecides,
    handle: async ({ input, db, context, request }) => {
      const now = context.clock();
      await countAttempt(db, CONTACT, request.ip, now);
      return db.transaction(async (transaction) => {
        const message = await insertMessage(transaction, input.body, now);
        await publishChange(transaction, { kind: 'message', id: message.id }, now);
        return message;
      });
    },
  },
  list: {
    policy: accessDecides,
    handle: ({ input, db }) => listMessages(db.reads, input.query),
  },
  setRead: {
    policy: accessDecides,
    handle: ({ input, db, context }) =>
      db.transaction(async (transaction) => {
        const now = context.clock();
        const message = await markMessage(transaction, input.params.id, input.body.isRead, now);
        await publishChange(transaction, { kind: 'message', id: message.id }, now);
        return message;
      }),
  },
  remove: {
    policy: accessDecides,
    handle: (call) => removeMessage(call.db, deedOf(call), call.input.params.id, call.context.clock()),
  },
  restore: {
    policy: accessDecides,
    handle: (call) => restoreMessage(call.db, deedOf(call), call.input.params.id, call.context.clock()),
  },
});
