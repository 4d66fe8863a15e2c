import type { FastifyBaseLogger } from 'fastify';
import type { ServiceConfig } from './config.ts';
import type { OrderBatches } from './features/order/order-batches.ts';
import type { OrderCounts } from './features/order/sender/order-counts.ts';
import type { PublicPictures } from './features/file/public-pictures.ts';
import type { RestaurantListCache } from './features/restaurant/restaurant-list-cache.ts';
import type { SearchLimit } from './features/restaurant/search-limit.ts';
import type { NotedTraces } from './features/session/noted-traces.ts';
import type { Secrets } from './features/session/secrets.ts';
import type { SettingsStore } from './features/settings/settings-store.ts';
import type { Database } from './infra/database/database.ts';
import type { DiskWatch } from './infra/disk/disk-watch.ts';
import type { ImageStore } from './infra/images/image-store.ts';
import type { Mailer } from './infra/mail/message.ts';
import type { OutboxReader } from './infra/stream/outbox-reader.ts';
import type { StreamSlots } from './infra/stream/stream-slots.ts';
import type { Clock } from './lib/clock.ts';

/** What the features of one running service share. */
export interface ServiceContext {
  readonly config: ServiceConfig;
  /** Event streams are notified after every commit that wrote to the outbox. */
  readonly db: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly secrets: Secrets;
  readonly settings: SettingsStore;
  readonly disk: DiskWatch;
  /** Stored pictures. */
  readonly images: ImageStore;
  readonly publicPictures: PublicPictures;
  readonly mailer: Mailer;
  readonly outboxReader: OutboxReader;
  readonly streamSlots: StreamSlots;
  readonly orderBatches: OrderBatches;
  readonly orderCounts: OrderCounts;
  readonly notedTraces: NotedTraces;
  readonly restaurantListCache: RestaurantListCache;
  readonly searchLimit: SearchLimit;
  /** Aborted when the service begins to stop: event streams end, workers finish. */
  readonly stopping: AbortSignal;
}
