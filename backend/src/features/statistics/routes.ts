import { defineRoutes, roles } from '../../infra/http/routes.ts';
import { getMarketplaceStatistics } from './marketplace-statistics.ts';
import { LONG_DAYS } from './periods.ts';
import { getRestaurantStatistics } from './restaurant-statistics.ts';

export const statisticsRoutes = defineRoutes('statistics', {
  restaurant: {
    allow: roles('PROVIDER', 'ADMIN'),
    scope: 'caller',
    handle: ({ input, db, scope, context }) =>
      getRestaurantStatistics(db, scope, input.params.id, context.clock()),
  },
  marketplace: {
    allow: roles('ADMIN'),
    handle: ({ input, db, context }) =>
      getMarketplaceStatistics(db, Number(input.query.days ?? LONG_DAYS), context.clock()),
  },
});
