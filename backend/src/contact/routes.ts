import { deedOf } from '../audit/deed.ts';
import { accessDecides, defineRoutes } from '../http/routes.ts';
import { CONTACT, countAttempt } from '../session/throttle.ts';
import { tellAdmins } from '../stream/tell-admins.ts';
import { insertMessage, markMessage } from './contact-repository.ts';
import { listMessages } from './list-messages.ts';
import { removeMessage, restoreMessage } from './remove-message.ts';

export const contactRoutes = defineRoutes('contact', {
  send: {
    policy: accessDecides,
    handle: async ({ input, db, context, request }) => {
      await countAttempt(db, CONTACT, request.ip, context.clock());
      const message = await insertMessage(db, input.body, context.clock());
      await tellAdmins(db, { kind: 'message', id: message.id }, context.clock());
      return message;
    },
  },
  list: {
    policy: accessDecides,
    handle: ({ input, db }) => listMessages(db.reads, input.query),
  },
  setRead: {
    policy: accessDecides,
    handle: async ({ input, db, context }) => {
      const message = await markMessage(db, input.params.id, input.body.isRead, context.clock());
      await tellAdmins(db, { kind: 'message', id: message.id }, context.clock());
      return message;
    },
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
