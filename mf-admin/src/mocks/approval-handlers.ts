import type { HttpHandler } from 'msw';
import type { Approval, RestaurantApproval, User } from 'shared-api/contract';
import { mock, MockProblem, paginate } from 'shared-api/standalone';
import type { SampleService } from './sample-state.ts';

function stateOf(service: SampleService, user: User): Approval['state'] {
  if (user.confirmed) return 'accepted';
  return service.declines[user.id] ? 'declined' : 'waiting';
}

/** A restaurant owner in the queue. */
function confirmationOf(service: SampleService, user: User): Approval {
  const { id, firstname, lastname, email, phone, emailConfirmed, createdAt } = user;
  const own = service.providers.filter((provider) => provider.user.id === id);
  return {
    user: { id, firstname, lastname, email, phone, emailConfirmed, createdAt },
    restaurants: own.map(({ id: restaurantId, restaurantName, slug, region, commune, category }) => ({
      ...{ id: restaurantId, name: restaurantName, slug, region, commune, category },
      items: 12,
    })),
    state: stateOf(service, user),
    decline: user.confirmed ? null : (service.declines[id] ?? null),
  };
}

/** The queue of restaurant owners. */
export function approvalHandlers(service: SampleService): HttpHandler[] {
  return [
    mock('approval', 'list', ({ query }) => {
      const state = query.get('state') ?? 'waiting';
      const owners = service.users
        .filter((user) => user.role === 'PROVIDER' && stateOf(service, user) === state)
        .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
      return paginate(
        owners.map((user) => confirmationOf(service, user)),
        query,
      );
    }),
    mock('approval', 'decide', ({ params, body }) => {
      const user = service.users.find(({ id }) => id === params['userId']);
      if (!user) throw new MockProblem(404, 'not_found');
      const state = stateOf(service, user);
      if (body.expectedState !== undefined && body.expectedState !== state) {
        throw new MockProblem(409, 'conflict', { current: confirmationOf(service, user) });
      }
      const decided = { ...user, confirmed: body.decision === 'accept' };
      service.users = service.users.map((known) => (known === user ? decided : known));
      if (body.decision === 'decline') {
        service.declines[user.id] = { at: new Date().toISOString(), reason: body.reason ?? '' };
      }
      return confirmationOf(service, decided);
    }),
    mock('approval', 'restaurants', ({ query }) => {
      const state = query.get('state') ?? 'waiting';
      return paginate(
        service.approvals.filter((approval) => approval.state === state),
        query,
      );
    }),
    mock('approval', 'decideRestaurant', ({ params, body }) => {
      const known = service.approvals.find(({ restaurant }) => restaurant.id === params['restaurantId']);
      if (!known) throw new MockProblem(404, 'not_found');
      const { state, name } = body.expected ?? { state: known.state, name: known.wanted.name };
      if (state !== known.state || name !== known.wanted.name) {
        throw new MockProblem(409, 'conflict', { current: known });
      }
      const decided: RestaurantApproval = {
        ...known,
        since: null,
        ...(body.decision === 'accept'
          ? { state: 'accepted', decline: null }
          : { state: 'declined', decline: { at: new Date().toISOString(), reason: body.reason ?? '' } }),
      };
      service.approvals = service.approvals.map((approval) => (approval === known ? decided : approval));
      return decided;
    }),
  ];
}
