import { auditContextOf } from '../audit/audit-context.ts';
import { defineRoutes, roles } from '../../infra/http/routes.ts';
import { approveOwner, declineOwner } from './decide.ts';
import { listApprovals } from './list-approvals.ts';

export const approvalRoutes = defineRoutes('approval', {
  list: {
    allow: roles('ADMIN'),
    handle: ({ input, db }) => listApprovals(db.reads, input.query),
  },
  decide: {
    allow: roles('ADMIN'),
    handle: (call) => {
      const { userId } = call.input.params;
      const { decision, reason = '', expectedState } = call.input.body;
      const owner = { audit: auditContextOf(call, reason), id: userId, expectedState };
      return decision === 'accept' ? approveOwner(call, owner) : declineOwner(call, owner, reason);
    },
  },
});
