import { anyone, defineRoutes, signedIn } from '../../infra/http/routes.ts';
import { listReviews } from './list-reviews.ts';
import { removeOwnReview, reviewOwn, reviewTracked } from './review-order.ts';

export const reviewRoutes = defineRoutes('review', {
  ofRestaurant: {
    isPublic: true,
    allow: anyone,
    scope: 'caller',
    handle: ({ input, db, scope }) => listReviews(db.reads, scope, input.params.id, input.query),
  },
  write: {
    allow: signedIn,
    scope: 'caller',
    handle: ({ input, db, scope, context }) =>
      reviewOwn(db, scope, input.params.id, input.body, context.clock()),
  },
  remove: {
    allow: signedIn,
    scope: 'caller',
    handle: ({ input, db, scope, context }) => removeOwnReview(db, scope, input.params.id, context.clock()),
  },
  writeTracked: {
    allow: anyone,
    scope: 'token',
    handle: ({ input, actor, db, scope, context }) =>
      reviewTracked(db, actor, scope, input.body, context.clock()),
  },
});
