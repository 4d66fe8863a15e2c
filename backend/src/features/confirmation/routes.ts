import { deedOf } from '../audit/deed.ts';
import { accessDecides, defineRoutes } from '../../infra/http/routes.ts';
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
      const { decision, reason = '', expectedState } = call.input.body;
      const owner = { deed: deedOf(call, reason), id: userId, expectedState };
      return decision === 'accept' ? acceptOwner(call, owner) : declineOwner(call, owner, reason);
    },
  },
});
