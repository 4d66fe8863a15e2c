import type { FastifyBaseLogger } from 'fastify';
import type { ServiceConfig } from './config.ts';
import type { Database } from './infra/database/database.ts';
import type { ImageStore } from './infra/images/image-store.ts';
import type { Mailer } from './infra/mail/mailer.ts';
import type { OrderBatches } from './features/order/order-batches.ts';
import type { Secrets } from './features/session/secrets.ts';
import type { SettingsStore } from './features/settings/settings-store.ts';

/** Milliseconds since the epoch; every instant the service stores comes from here. */
export type Clock = () => number;

/** What one running service shares among its nouns. */
export interface ServiceContext {
  readonly config: ServiceConfig;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly secrets: Secrets;
  readonly settings: SettingsStore;
  /** Stored pictures. */
  readonly images: ImageStore;
  readonly mailer: Mailer;
  readonly orderBatches: OrderBatches;
  /** Aborted when the service begins to stop: long-lived replies close, workers finish. */
  readonly stopping: AbortSignal;
}
