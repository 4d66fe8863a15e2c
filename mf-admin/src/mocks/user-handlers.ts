import type { HttpHandler } from 'msw';
import type { User } from 'shared-api/contract';
import { getById, mock, MockProblem, paginate, replaceById } from 'shared-api/standalone';
import { hasText, matchesFilter } from './matches.ts';
import type { SampleService } from './sample-state.ts';

const USER_SORTS: Record<string, (a: User, b: User) => number> = {
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  oldest: (a, b) => a.createdAt.localeCompare(b.createdAt),
  name: (a, b) => (a.lastname ?? '').localeCompare(b.lastname ?? ''),
  name_desc: (a, b) => (b.lastname ?? '').localeCompare(a.lastname ?? ''),
  email: (a, b) => a.email.localeCompare(b.email),
  email_desc: (a, b) => b.email.localeCompare(a.email),
};

/** An admin's calls about accounts. */
export function userHandlers(service: SampleService): HttpHandler[] {
  const change = (id: string | undefined, fields: Partial<User>) => {
    const next = { ...getById(service.users, id), ...fields };
    service.users = replaceById(service.users, next);
    return next;
  };
  return [
    mock('auth', 'me', () => service.user),
    mock('user', 'list', ({ query }) =>
      paginate(
        service.users
          .filter(
            (user) =>
              hasText(query, user.firstname, user.lastname, user.email, user.phone) &&
              matchesFilter(query, 'role', user.role) &&
              matchesFilter(query, 'confirmed', String(user.confirmed)),
          )
          .toSorted(USER_SORTS[query.get('sort') ?? 'newest']),
        query,
      ),
    ),
    mock('user', 'get', ({ params }) => getById(service.users, params['id'])),
    mock('user', 'confirm', ({ params, body }) =>
      change(params['id'], { confirmed: body?.confirmed ?? true }),
    ),
    mock('user', 'changeRole', ({ params, query }) => {
      const role = (['ADMIN', 'PROVIDER', 'USER'] as const).find((known) => known === query.get('role'));
      if (!role) throw new MockProblem(400, 'validation_failed');
      return change(params['id'], { role });
    }),
    mock('user', 'sendPasswordLink', ({ params }) => {
      getById(service.users, params['id']);
      return undefined;
    }),
    mock('user', 'remove', ({ params }) => {
      const { id } = getById(service.users, params['id']);
      service.users = service.users.filter((user) => user.id !== id);
      return undefined;
    }),
    mock('provider', 'list', ({ query }) => paginate(service.providers, query)),
  ];
}
