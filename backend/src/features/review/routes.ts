import { defineRoutes, queryDecides } from '../../infra/http/routes.ts';
import { listReviews } from './list-reviews.ts';
import { removeOwnReview, reviewOwn, reviewTracked } from './review-order.ts';

export const reviewRoutes = defineRoutes('review', {
  ofRestaurant: {
    isPublic: true,
    policy: queryDecides,
    handle: ({ input, actor, db }) => listReviews(db.reads, input.params.id, actor, input.query),
  },
  write: {
    policy: queryDecides,
    handle: ({ input, actor, db, context }) =>
      reviewOwn(db, actor, input.params.id, input.body, context.clock()),
  },
  remove: {
    policy: queryDecides,
    handle: ({ input, actor, db, context }) => removeOwnReview(db, actor, input.params.id, context.clock()),
  },
  writeTracked: {
    policy: queryDecides,
    handle: ({ input, actor, db, context }) =>
      reviewTracked(db, actor, input.params.token, input.body, context.clock()),
  },
});
