import { contactWorker } from './features/contact/contact-worker.ts';
import { fileWorker } from './features/file/file-worker.ts';
import { diskWorker } from './infra/disk/disk-worker.ts';
import { refoldWorker } from './infra/database/refold-worker.ts';
import { mailWorker } from './infra/mail/mail-worker.ts';
import { orderWorker } from './features/order/order-worker.ts';
import { restaurantWorker } from './features/restaurant/restaurant-worker.ts';
import { sessionWorker } from './features/session/session-worker.ts';
import { statisticsWorker } from './features/statistics/statistics-worker.ts';
import { streamWorker } from './infra/stream/stream-worker.ts';
import type { Worker } from './worker.ts';

/** The background work of all features. */
export const workers: readonly Worker[] = [
  sessionWorker,
  restaurantWorker,
  orderWorker,
  mailWorker,
  statisticsWorker,
  contactWorker,
  fileWorker,
  streamWorker,
  refoldWorker,
  diskWorker,
];
