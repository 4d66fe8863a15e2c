import { contactWorker } from './features/contact/contact-worker.ts';
import type { ServiceContext } from './context.ts';
import { mailWorker } from './infra/mail/mail-worker.ts';
import { orderWorker } from './features/order/order-worker.ts';
import { restaurantWorker } from './features/restaurant/restaurant-worker.ts';
import { sessionWorker } from './features/session/session-worker.ts';
import { statisticsWorker } from './features/statistics/statistics-worker.ts';
import { streamWorker } from './infra/stream/stream-worker.ts';

/** Work that goes on beside requests, while the service runs. */
export interface Worker {
  readonly name: string;
  /** Starts it; resolves to a function that ends it and waits for what is under way. */
  readonly start: (context: ServiceContext) => Promise<() => Promise<void>>;
}

/** Every noun's background work. */
export const workers: readonly Worker[] = [
  sessionWorker,
  restaurantWorker,
  orderWorker,
  mailWorker,
  statisticsWorker,
  contactWorker,
  streamWorker,
];
