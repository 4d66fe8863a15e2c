import type { HttpHandler } from 'msw';
import { REPORTS_TO_LOOK, type ManagedReview } from 'shared-api/contract';
import { getById, mock, MockProblem, paginate, replaceById } from 'shared-api/standalone';
import type { SampleService } from './sample-state.ts';

function isListed({ state, reportedBy }: ManagedReview, filter: string | null): boolean {
  if (filter === 'reported') return reportedBy >= REPORTS_TO_LOOK;
  return filter === null || state === filter;
}

/** All reviews, and decisions about them. */
export function reviewHandlers(service: SampleService): HttpHandler[] {
  return [
    mock('review', 'list', ({ query }) =>
      paginate(
        service.reviews.filter((review) => isListed(review, query.get('filter'))),
        query,
      ),
    ),
    mock('review', 'decide', ({ params, body: { decision, reason } }) => {
      const before = getById(service.reviews, params['id']);
      if (decision === 'remove' && !reason) throw new MockProblem(400, 'validation_failed');
      const state = {
        publish: 'published',
        remove: 'removed',
        restore: 'published',
        keep: before.state,
      } as const;
      const next = { ...before, state: state[decision], removalReason: reason ?? null, reportedBy: 0 };
      service.reviews = replaceById(service.reviews, next);
      return next;
    }),
  ];
}
