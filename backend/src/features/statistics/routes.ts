import { accessDecides, defineRoutes, queryDecides } from '../../infra/http/routes.ts';
import { getMarketplaceStatistics } from './marketplace-statistics.ts';
import { LONG_DAYS } from './periods.ts';
import { getRestaurantStatistics } from './restaurant-statistics.ts';

export const statisticsRoutes = defineRoutes('statistics', {
  restaurant: {
    policy: queryDecides,
    handle: ({ input, actor, db, context }) =>
      getRestaurantStatistics(db, actor, input.params.id, context.clock()),
  },
  marketplace: {
    policy: accessDecides,
    handle: ({ input, db, context }) =>
      getMarketplaceStatistics(db, Number(input.query.days ?? LONG_DAYS), context.clock()),
  },
});
