import { accessDecides, defineRoutes } from '../http/routes.ts';
import { CONTACT, countAttempt } from '../session/throttle.ts';
import { insertMessage, listMessages } from './contact-repository.ts';

export const contactRoutes = defineRoutes('contact', {
  send: {
    policy: accessDecides,
    handle: async ({ input, db, context, request }) => {
      await countAttempt(db, CONTACT, request.ip, context.clock());
      return insertMessage(db, input.body, context.clock());
    },
  },
  list: {
    policy: accessDecides,
    handle: ({ input, db }) => listMessages(db, input.query),
  },
});
