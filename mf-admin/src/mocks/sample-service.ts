import type { HttpHandler } from 'msw';
import type { OrderStage } from 'shared-api/contract';
import { getById, mock, MockProblem, paginate, replaceById, SAMPLE_SETTINGS } from 'shared-api/standalone';
import { auditHandlers } from './audit-handlers.ts';
import { approvalHandlers } from './approval-handlers.ts';
import { contactHandlers } from './contact-handlers.ts';
import { hasText, matchesFilter } from './matches.ts';
import { orderHandlers } from './order-handlers.ts';
import { createSampleReleases, releaseHandlers } from './release-handlers.ts';
import { reviewHandlers } from './review-handlers.ts';
import { sampleStatistics } from './sample-statistics.ts';
import {
  sampleAdmin,
  sampleApproval,
  sampleEntry,
  sampleMessage,
  sampleOrder,
  sampleProvider,
  sampleRestaurant,
  sampleReview,
  sampleUser,
} from './samples.ts';
import type { SampleService } from './sample-state.ts';
import { userHandlers } from './user-handlers.ts';

const STAGES: readonly OrderStage[] = ['pending', 'ready', 'delivered', 'delivered', 'expired', 'refunded'];

/** A sample marketplace with a few pages of everything. */
export function createSampleService(change: Partial<SampleService> = {}): SampleService {
  const users = Array.from({ length: 24 }, (_, index) => sampleUser(index + 1));
  const owners = users.filter(({ role }) => role === 'PROVIDER');
  const restaurants = Array.from({ length: 12 }, (_, index) => sampleRestaurant(index + 1));
  return {
    user: sampleAdmin,
    users: [...users, sampleAdmin],
    providers: owners.map((owner, index) => sampleProvider(owner, index + 1)),
    restaurants,
    storms: [],
    orders: Array.from({ length: 34 }, (_, index) => {
      const restaurant = restaurants[index % restaurants.length] ?? sampleRestaurant(1);
      return sampleOrder(restaurant, index + 1, { stage: STAGES[index % STAGES.length] ?? 'delivered' });
    }),
    declines: {},
    approvals: [sampleApproval(1), sampleApproval(2, { similar: [] })],
    statistics: sampleStatistics,
    releases: createSampleReleases(),
    audit: Array.from({ length: 14 }, (_, index) => sampleEntry(index + 1)),
    messages: [1, 2, 3].map((number) => sampleMessage(number)),
    reviews: [1, 2, 3].map((number) => sampleReview(number)),
    settings: SAMPLE_SETTINGS,
    onEvent: () => undefined,
    ...change,
  };
}

function restaurantHandlers(service: SampleService): HttpHandler[] {
  const setRemoved = (id: string | undefined, removedAt: string | null) => {
    const next = { ...getById(service.restaurants, id), removedAt };
    service.restaurants = replaceById(service.restaurants, next);
    return next;
  };
  return [
    mock('restaurant', 'list', ({ query }) =>
      paginate(
        service.restaurants.filter(
          ({ name, description, region }) =>
            hasText(query, name, description) && matchesFilter(query, 'region', region ?? ''),
        ),
        query,
      ),
    ),
    mock('restaurant', 'remove', ({ params }) => {
      setRemoved(params['id'], new Date().toISOString());
      return undefined;
    }),
    mock('restaurant', 'restore', ({ params }) => setRemoved(params['id'], null)),
  ];
}

function siteHandlers(service: SampleService): HttpHandler[] {
  return [
    mock('settings', 'get', () => service.settings),
    mock('settings', 'update', ({ body }) => {
      const { version, ...change } = body;
      if (version !== undefined && version !== service.settings.version) {
        throw new MockProblem(409, 'conflict', { current: service.settings });
      }
      const changed = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      service.settings = { ...service.settings, ...changed, version: service.settings.version + 1 };
      return service.settings;
    }),
  ];
}

/** Network mocks over a sample service, typed by the contract. */
export function createHandlers(service: SampleService): HttpHandler[] {
  return [
    ...userHandlers(service),
    ...orderHandlers(service),
    ...restaurantHandlers(service),
    ...siteHandlers(service),
    mock('statistics', 'marketplace', ({ query }) => service.statistics(Number(query.get('days') ?? 90))),
    ...auditHandlers(service),
    ...releaseHandlers(service.releases, service.user.email),
    ...approvalHandlers(service),
    ...contactHandlers(service),
    ...reviewHandlers(service),
  ];
}
