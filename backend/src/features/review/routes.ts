import { auditContextOf } from '../audit/audit-context.ts';
import { anyone, defineRoutes, roles, signedIn } from '../../infra/http/routes.ts';
import { traceOfRequest } from '../session/trace-of-request.ts';
import { answerReview, removeAnswer } from './answer-review.ts';
import { listReviews } from './list-reviews.ts';
import { decideReview, listManagedReviews } from './manage-reviews.ts';
import { reportReview } from './report-review.ts';
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
    handle: ({ input, db, scope, context, request }) => {
      const writer = { trace: traceOfRequest(context, request), now: context.clock() };
      return reviewOwn(db, scope, input.params.id, input.body, writer);
    },
  },
  remove: {
    allow: signedIn,
    scope: 'caller',
    handle: ({ input, db, scope, context }) => removeOwnReview(db, scope, input.params.id, context.clock()),
  },
  writeTracked: {
    allow: anyone,
    scope: 'token',
    handle: ({ input, actor, db, scope, context, request }) => {
      const writer = { trace: traceOfRequest(context, request), now: context.clock() };
      return reviewTracked(db, actor, scope, input.body, writer);
    },
  },
  report: {
    allow: anyone,
    scope: 'public',
    handle: ({ input, context, request }) =>
      reportReview(context, input.params.id, traceOfRequest(context, request)),
  },
  answer: {
    allow: roles('PROVIDER'),
    scope: 'caller',
    handle: ({ input, db, scope, context }) =>
      answerReview(db, scope, input.params.id, input.body.text, context.clock()),
  },
  removeAnswer: {
    allow: roles('PROVIDER'),
    scope: 'caller',
    handle: ({ input, db, scope }) => removeAnswer(db, scope, input.params.id),
  },
  list: {
    allow: roles('ADMIN'),
    handle: ({ input, db }) => listManagedReviews(db.reads, input.query),
  },
  decide: {
    allow: roles('ADMIN'),
    handle: (call) => {
      const { decision, reason } = call.input.body;
      const decided = { decision, audit: auditContextOf(call, reason) };
      return decideReview(call.db, call.input.params.id, decided, call.context.clock());
    },
  },
});
