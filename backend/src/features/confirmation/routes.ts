import { deedOf } from '../audit/deed.ts';
import { defineRoutes, roles } from '../../infra/http/routes.ts';
import { acceptOwner, declineOwner } from './decide.ts';
import { listOwners } from './list-owners.ts';

export const confirmationRoutes = defineRoutes('confirmation', {
  list: {
    allow: roles('ADMIN'),
    handle: ({ input, db }) => listOwners(db.reads, input.query),
  },
  decide: {
    allow: roles('ADMIN'),
    handle: (call) => {
      const { userId } = call.input.params;
      const { decision, reason = '', expectedState } = call.input.body;
      const owner = { deed: deedOf(call, reason), id: userId, expectedState };
      return decision === 'accept' ? acceptOwner(call, owner) : declineOwner(call, owner, reason);
    },
  },
});
