import { auditContextOf } from '../audit/audit-context.ts';
import { defineRoutes, roles } from '../../infra/http/routes.ts';
import { USUAL } from '../../infra/http/write-limit.ts';
import { approveOwner, declineOwner } from './decide.ts';
import { acceptRestaurant, declineRestaurant } from './decide-restaurant.ts';
import { listApprovals } from './list-approvals.ts';
import { listRestaurantApprovals } from './list-restaurant-approvals.ts';

export const approvalRoutes = defineRoutes('approval', {
  list: {
    allow: roles('ADMIN'),
    handle: ({ input, db }) => listApprovals(db.reads, input.query),
  },
  decide: {
    allow: roles('ADMIN'),
    limit: USUAL,
    handle: (call) => {
      const { userId } = call.input.params;
      const { decision, reason = '', expectedState, seen } = call.input.body;
      const owner = { audit: auditContextOf(call, reason), id: userId, expectedState };
      return decision === 'accept' ? approveOwner(call, owner, seen) : declineOwner(call, owner, reason);
    },
  },
  restaurants: {
    allow: roles('ADMIN'),
    handle: ({ input, db }) => listRestaurantApprovals(db.reads, input.query),
  },
  decideRestaurant: {
    allow: roles('ADMIN'),
    limit: USUAL,
    handle: (call) => {
      const { restaurantId: id } = call.input.params;
      const { decision, reason = '', expected } = call.input.body;
      const decided = { audit: auditContextOf(call, reason), id, expected };
      return decision === 'accept'
        ? acceptRestaurant(call, decided)
        : declineRestaurant(call, decided, reason);
    },
  },
});
