import type { HttpHandler } from 'msw';
import { mock, paginate } from 'shared-api/standalone';
import { hasText } from './matches.ts';
import type { SampleService } from './sample-state.ts';

/** Calls about the audit log. */
export function auditHandlers(service: SampleService): HttpHandler[] {
  return [
    mock('audit', 'list', ({ query }) => {
      const is = (name: string, value: string | null) =>
        query.get(name) === null || query.get(name) === value;
      const who = new URLSearchParams({ q: query.get('actor') ?? '' });
      return paginate(
        service.audit.filter(
          ({ action, actor, object, at }) =>
            is('action', action) &&
            is('objectKind', object.kind) &&
            is('objectId', object.id) &&
            is('actorId', actor?.id ?? null) &&
            (query.get('actor') === null || hasText(who, actor?.name ?? null, actor?.email ?? null)) &&
            (query.get('q') === null || hasText(query, object.label)) &&
            at.slice(0, 10) >= (query.get('from') ?? '') &&
            at.slice(0, 10) <= (query.get('to') ?? '9999'),
        ),
        query,
      );
    }),
  ];
}
