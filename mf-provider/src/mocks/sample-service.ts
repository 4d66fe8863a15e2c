import type { HttpHandler } from 'msw';
import type { OrderStage } from 'shared-api/contract';
import { accountHandlers } from './account-handlers.ts';
import { orderHandlers } from './order-handlers.ts';
import { ownerHandlers } from './owner-handlers.ts';
import { restaurantHandlers } from './restaurant-handlers.ts';
import { reviewHandlers } from './review-handlers.ts';
import { statisticsHandlers } from './sample-statistics.ts';
import { sampleOrder, samplePromotion, sampleProvider, sampleRestaurant, sampleReview } from './samples.ts';
import type { SampleService } from './sample-state.ts';

const STAGES: readonly OrderStage[] = ['pending', 'confirmed', 'ready', 'delivered', 'delivered', 'rejected'];

/** A provider with one restaurant and an evening's orders. */
export function createSampleService(change: Partial<SampleService> = {}): SampleService {
  const code = samplePromotion(2, { code: 'BIENVENUE', minimum: 300, total: 100, perCustomer: 1 });
  const restaurant = sampleRestaurant(1, {
    promotions: [samplePromotion(1), code],
    promotionUses: { [code.id]: 12 },
  });
  return {
    user: sampleProvider,
    owner: sampleProvider,
    restaurants: [restaurant],
    removed: [],
    blockedSenders: [],
    orders: Array.from({ length: 30 }, (_, index) => {
      const stage = STAGES[index % STAGES.length] ?? 'delivered';
      return sampleOrder(restaurant, index + 1, {
        stage: index > 6 && stage === 'pending' ? 'delivered' : stage,
      });
    }),
    reviews: [1, 2, 3].map((number) => sampleReview(number)),
    orderDelay: 0,
    onEvent: () => undefined,
    ...change,
  };
}

/** Network mocks over a sample service, typed by the contract. */
export function createHandlers(service: SampleService): HttpHandler[] {
  return [
    ...orderHandlers(service),
    ...reviewHandlers(service),
    ...restaurantHandlers(service),
    ...accountHandlers(service),
    ...ownerHandlers(service),
    ...statisticsHandlers(service),
  ];
}
