import type { HttpHandler } from 'msw';
import type { Provider } from 'shared-api/contract';
import { mock, paginate, SAMPLE_SETTINGS } from 'shared-api/standalone';
import { sampleOtherOwner } from './owner-handlers.ts';
import type { SampleService } from './sample-state.ts';
import { sampleId } from './samples.ts';

/** The signed-in user, and the provider of the restaurants. */
export function accountHandlers(service: SampleService): HttpHandler[] {
  const provider: Provider = {
    id: sampleId(2, 1),
    user: { id: service.owner.id },
    category: 'mauritanian',
    slug: 'chez-nema',
    name: 'Chez Néma',
    description: '',
    phone: null,
    address: null,
    region: 'Nouakchott Ouest',
    commune: 'Ksar',
    restaurantName: 'Chez Néma',
    bgImage: null,
    createdAt: service.owner.createdAt,
  };
  return [
    mock('auth', 'me', () => service.user),
    mock('provider', 'list', ({ query }) => {
      const isMatch = provider.name.toLowerCase().includes((query.get('q') ?? '').toLowerCase());
      return paginate(isMatch ? [provider] : [], query);
    }),
    mock('provider', 'get', () => provider),
    mock('user', 'get', () => service.owner),
    mock('provider', 'changeOwner', () => {
      service.owner = sampleOtherOwner;
      return { ...provider, user: { id: service.owner.id } };
    }),
    mock('settings', 'get', () => SAMPLE_SETTINGS),
  ];
}
