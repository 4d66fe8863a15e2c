import { auditContextOf } from '../audit/audit-context.ts';
import { anyone, defineRoutes, roles, signedIn } from '../../infra/http/routes.ts';
import { USUAL, perCaller, perObject } from '../../infra/http/write-limit.ts';
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
    limit: [perCaller(30, 30), perObject('id', 10, 60)],
    scope: 'caller',
    handle: ({ input, db, scope, context, request }) => {
      const writer = { trace: traceOfRequest(context, request), now: context.clock() };
      return reviewOwn(db, scope, input.params.id, input.body, writer);
    },
  },
  remove: {
    allow: signedIn,
    limit: [perCaller(30, 30), perObject('id', 10, 60)],
    scope: 'caller',
    handle: ({ input, db, scope, context }) => removeOwnReview(db, scope, input.params.id, context.clock()),
  },
  writeTracked: {
    allow: anyone,
    limit: [perObject('token', 10, 60)],
    scope: 'token',
    handle: ({ input, actor, db, scope, context, request }) => {
      const writer = { trace: traceOfRequest(context, request), now: context.clock() };
      return reviewTracked(db, actor, scope, input.body, writer);
    },
  },
  report: {
    allow: anyone,
    limit: 'report-review.ts counts by network and browser',
    scope: 'public',
    handle: ({ input, context, request }) =>
      reportReview(context, input.params.id, traceOfRequest(context, request)),
  },
  answer: {
    allow: roles('PROVIDER'),
    limit: [perCaller(60, 10), perObject('id', 10, 60)],
    scope: 'caller',
    handle: ({ input, db, scope, context }) =>
      answerReview(db, scope, input.params.id, input.body.text, context.clock()),
  },
  removeAnswer: {
    allow: roles('PROVIDER'),
    limit: [perCaller(60, 10), perObject('id', 10, 60)],
    scope: 'caller',
    handle: ({ input, db, scope }) => removeAnswer(db, scope, input.params.id),
  },
  list: {
    allow: roles('ADMIN'),
    handle: ({ input, db }) => listManagedReviews(db.reads, input.query),
  },
  decide: {
    allow: roles('ADMIN'),
    limit: USUAL,
    handle: (call) => {
      const { decision, reason } = call.input.body;
      const decided = { decision, audit: auditContextOf(call, reason) };
      return decideReview(call.db, call.input.params.id, decided, call.context.clock());
    },
  },
});
