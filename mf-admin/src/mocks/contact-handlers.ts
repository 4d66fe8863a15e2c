import type { HttpHandler } from 'msw';
import type { ContactMessage } from 'shared-api/contract';
import { mock, MockProblem, paginate } from 'shared-api/standalone';
import { hasText } from './matches.ts';
import type { SampleService } from './sample-state.ts';

/** Messages of the contact page. */
export function contactHandlers(service: SampleService): HttpHandler[] {
  const change = (id: string | undefined, fields: Partial<ContactMessage>) => {
    const known = service.messages.find((message) => message.id === id);
    if (!known) throw new MockProblem(404, 'not_found');
    const next = { ...known, ...fields };
    service.messages = service.messages.map((message) => (message === known ? next : message));
    return next;
  };
  const removed = new Set<string>();
  return [
    mock('contact', 'list', ({ query }) => {
      const state = query.get('state');
      return paginate(
        service.messages
          .filter(({ id }) => !removed.has(id))
          .filter(({ readAt }) => state === null || (readAt === null) === (state === 'unread'))
          .filter(({ name, email, message }) => hasText(query, name, email, message)),
        query,
      );
    }),
    mock('contact', 'setRead', ({ params, body }) =>
      change(params['id'], { readAt: body.isRead ? new Date().toISOString() : null }),
    ),
    mock('contact', 'remove', ({ params }) => {
      removed.add(change(params['id'], {}).id);
      return undefined;
    }),
    mock('contact', 'restore', ({ params }) => {
      removed.delete(params['id'] ?? '');
      return change(params['id'], {});
    }),
  ];
}
