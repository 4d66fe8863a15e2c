import type { HttpHandler } from 'msw';
import { mock, MockProblem, paginate } from 'shared-api/standalone';
import type { SampleService } from './sample-state.ts';
import { sampleId, sampleProvider } from './samples.ts';

/** Another restaurant owner. */
export const sampleOtherOwner = {
  ...sampleProvider,
  id: sampleId(7, 55),
  firstname: 'Oumar',
  lastname: 'Sow',
  email: 'oumar@maida.example',
};

/** An admin's calls about the owner of a restaurant. */
export function ownerHandlers(service: SampleService): HttpHandler[] {
  return [
    mock('user', 'list', ({ query }) => {
      const search = (query.get('q') ?? '').toLowerCase();
      const owners = [service.owner, sampleOtherOwner].filter(
        (owner, index, all) => all.indexOf(owner) === index,
      );
      return paginate(
        owners.filter(({ firstname, email }) => `${firstname} ${email}`.toLowerCase().includes(search)),
        query,
      );
    }),
    mock('approval', 'decide', ({ params }) => {
      if (params['userId'] !== service.owner.id) throw new MockProblem(404, 'not_found');
      service.owner = { ...service.owner, confirmed: true };
      const { id, firstname, lastname, email, phone, emailConfirmed, createdAt } = service.owner;
      return {
        user: { id, firstname, lastname, email, phone, emailConfirmed, createdAt },
        restaurants: [],
        state: 'accepted' as const,
        decline: null,
      };
    }),
  ];
}
