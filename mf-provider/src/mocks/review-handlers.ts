import type { HttpHandler } from 'msw';
import type { Review } from 'shared-api/contract';
import { getById, mock, paginate, replaceById } from 'shared-api/standalone';
import type { SampleService } from './sample-state.ts';

/** The restaurant's reviews, and answering them. */
export function reviewHandlers(service: SampleService): HttpHandler[] {
  const answer = (id: string | undefined, given: Review['answer']) => {
    const next = { ...getById(service.reviews, id), answer: given };
    service.reviews = replaceById(service.reviews, next);
    return next;
  };
  return [
    mock('review', 'ofRestaurant', ({ query }) => paginate(service.reviews, query)),
    mock('review', 'answer', ({ params, body }) =>
      answer(params['id'], { text: body.text, at: new Date().toISOString() }),
    ),
    mock('review', 'removeAnswer', ({ params }) => {
      answer(params['id'], null);
      return undefined;
    }),
  ];
}
