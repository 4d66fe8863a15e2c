import { deedOf } from '../audit/deed.ts';
import { accessDecides, defineRoutes } from '../http/routes.ts';
import { acceptOwner, declineOwner } from './decide.ts';
import { listOwners } from './list-owners.ts';

export const confirmationRoutes = defineRoutes('confirmation', {
  list: {
    policy: accessDecides,
    handle: ({ input, db }) => listOwners(db.reads, input.query),
  },
  decide: {
    policy: accessDecides,
    handle: (call) => {
      const { userId } = call.input.params;
      const { decision, reason = '' } = call.input.body;
      const deed = deedOf(call, reason);
      return decision === 'accept'
        ? acceptOwner(call, deed, userId)
        : declineOwner(call, deed, userId, reason);
    },
  },
});
