import type { FastifyBaseLogger } from 'fastify';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  readFreeSpace,
  watchReply,
  type FreeSpace,
  type ReplyOutcome,
  type S3Options,
} from 'platform/common';
import type { ServiceConfig } from './config.ts';
import type { ServiceContext } from './context.ts';
import type { ConnectionOptions, Database } from './infra/database/database.ts';
import { openDatabase, type OpenDatabase } from './infra/database/open-database.ts';
import { createDiskWatch } from './infra/disk/disk-watch.ts';
import { closeGracefully } from './infra/http/close-gracefully.ts';
import { createOutcomes, type RequestOutcomes } from './infra/http/outcomes.ts';
import { logOutcomes } from './infra/http/register-outcomes.ts';
import { PROBLEM_TYPE, problemOf } from './infra/http/problem.ts';
import { ServiceError } from './infra/http/service-error.ts';
import { createImageStore } from './infra/images/image-store.ts';
import { openPictureFiles } from './infra/images/open-picture-files.ts';
import { createLogger } from './infra/log.ts';
import { createMailer } from './infra/mail/mailer.ts';
import { servedContract, type ServedContract } from './features/features.ts';
import { prepareDataDir } from './infra/embedded/prepare-data-dir.ts';
import { buildServer, type HttpSide } from './server.ts';
import { OrderCounts } from './features/order/sender/order-counts.ts';
import { createOrderBatches } from './features/order/order-batches.ts';
import { createPublicPictures } from './features/file/public-pictures.ts';
import { createRestaurantListCache } from './features/restaurant/restaurant-list-cache.ts';
import { SearchLimit } from './features/restaurant/search-limit.ts';
import { createNotedTraces } from './features/session/noted-traces.ts';
import { notifyAfterCommit } from './infra/stream/notify-after-commit.ts';
import { OutboxReader } from './infra/stream/outbox-reader.ts';
import { StreamSlots } from './infra/stream/stream-slots.ts';
import type { Clock } from './lib/clock.ts';
import { loadSecrets } from './features/session/secrets.ts';
import { createSettingsStore } from './features/settings/settings-store.ts';
import { workers } from './workers.ts';

export interface ServiceOptions {
  readonly config: ServiceConfig;
  /** An external PostgreSQL; null or absent for the embedded one in the data folder. */
  readonly databaseUrl?: string | null;
  /** The same in parts, in place of an address. */
  readonly connection?: ConnectionOptions;
  /** A streaming replica of the external PostgreSQL that reads may go to. */
  readonly replicaUrl?: string | null;
  /** Stores pictures instead of the data folder. */
  readonly picturesBucket?: S3Options | null;
  readonly maxConnections?: number;
  readonly clock?: Clock;
  /** Milliseconds after which event streams are looked at without a notification. Default: a second. */
  readonly streamPollMs?: number | undefined;
  /** Room on the disk of a folder. Default: the file system's. */
  readonly readFreeSpace?: (folder: string) => Promise<FreeSpace>;
  readonly logger?: FastifyBaseLogger;
  /** Fills an empty installation, after the migrations and before the service is ready. */
  readonly seed?: (context: ServiceContext) => Promise<void>;
  /** Other endpoints and routes, for tests of the framework. */
  readonly contract?: ServedContract;
}

/** The service without a listening socket: the composition root passes it requests and stops it. */
export interface Service {
  /**
   * Opens the database, migrates and seeds it, and starts the workers.
   *
   * @throws StartError with a one-line message for the operator
   */
  start(): Promise<void>;
  /** Answers one request of a `node:http` server; with 503 before the start and after the stop. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Counts and logs a reply that was not the service's own, as one of its own. */
  noteReply(outcome: ReplyOutcome): void;
  /** Whether it can serve requests now: started, not stopping, and the database answers. */
  ready(): Promise<boolean>;
  /**
   * Ends event streams, waits for requests in progress, then closes the database. A server that is passed is closed
   * first, after answering the requests that are still arriving.
   */
  stop(server?: Server): Promise<void>;
  /** For seeding and command-line tools; throws before the start. */
  context(): ServiceContext;
}

const STOP_TIMEOUT_MS = 7000;

interface Running {
  readonly context: ServiceContext;
  readonly http: HttpSide;
  readonly database: OpenDatabase;
  readonly stopWorkers: () => Promise<void>;
}

export function createService(options: ServiceOptions): Service {
  const stopping = new AbortController();
  const log = options.logger ?? createLogger('info');
  const outcomes = createOutcomes();
  logOutcomes(log, outcomes);
  const inProgress = new Set<ServerResponse>();
  let running: Running | null = null;
  let starting: Promise<void> = Promise.resolve();

  async function start(): Promise<void> {
    running = await startAll({ options, log, outcomes, stopping: stopping.signal });
  }

  return {
    start: () => {
      starting = start();
      return starting;
    },
    handle: (request, response) => {
      if (!running) return refuse(request, response, outcomes);
      inProgress.add(response);
      response.once('close', () => inProgress.delete(response));
      running.http.handle(request, response);
    },
    noteReply: outcomes.emit,
    ready: async () => running !== null && !stopping.signal.aborted && running.context.db.ping(),
    stop: async (server) => {
      stopping.abort();
      if (server) await closeGracefully(server);
      // If it is still starting, what it has opened has to be closed, too.
      await starting.catch(() => undefined);
      await untilEmpty(inProgress, STOP_TIMEOUT_MS);
      server?.closeAllConnections();
      if (!running) return;
      const { http, database, stopWorkers } = running;
      running = null;
      await stopWorkers();
      await http.close();
      await database.close();
    },
    context: () => {
      if (!running) throw new Error('The service has not been started');
      return running.context;
    },
  };
}

/** With fewer proxies in front, the first address that is believed is one that the caller has written. */
function warnOfTrust({ trustedProxies, publicUrl }: ServiceConfig, log: FastifyBaseLogger): void {
  if (trustedProxies === 0 || (trustedProxies === 1 && publicUrl !== null)) return;
  log.warn(
    { trustedProxies },
    'TRUST_PROXY: with fewer proxies in front, every caller chooses the network that limits count',
  );
}

interface Start {
  readonly options: ServiceOptions;
  readonly log: FastifyBaseLogger;
  readonly outcomes: RequestOutcomes;
  readonly stopping: AbortSignal;
}

async function startAll({ options, log, outcomes, stopping }: Start): Promise<Running> {
  const { config } = options;
  warnOfTrust(config, log);
  const hasDatabase = options.connection === undefined && (options.databaseUrl ?? null) === null;
  await prepareDataDir(config.dataDir, { hasDatabase, readSpace: options.readFreeSpace });
  const database = await openDatabase(options, log);
  try {
    const context = await createContext(options, log, database.db, stopping);
    await options.seed?.(context);
    const http = await buildServer(context, options.contract ?? servedContract, outcomes);
    const stops = await Promise.all(workers.map((worker) => worker.start(context)));
    const stopWorkers = async () => {
      await Promise.all(stops.map((stop) => stop()));
    };
    return { context, http, database, stopWorkers };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function createContext(
  options: ServiceOptions,
  log: FastifyBaseLogger,
  database: Database,
  stopping: AbortSignal,
): Promise<ServiceContext> {
  const { config, clock = Date.now, streamPollMs: pollIntervalMs } = options;
  const outboxReader = new OutboxReader({ db: database, log, clock, stopping, pollIntervalMs });
  const db = notifyAfterCommit(database, (news) => outboxReader.notify(news));
  return {
    config,
    db,
    clock,
    log,
    secrets: await loadSecrets(db),
    settings: createSettingsStore(db, clock),
    disk: createDiskWatch(config.dataDir, log, options.readFreeSpace ?? readFreeSpace),
    images: createImageStore(openPictureFiles(config.dataDir, options.picturesBucket ?? null)),
    publicPictures: createPublicPictures(db.reads, clock),
    mailer: createMailer(config, log),
    outboxReader,
    streamSlots: new StreamSlots(),
    orderBatches: createOrderBatches(db),
    orderCounts: new OrderCounts(),
    notedTraces: createNotedTraces(),
    restaurantListCache: createRestaurantListCache(db, clock),
    searchLimit: new SearchLimit(),
    stopping,
  };
}

function refuse(request: IncomingMessage, response: ServerResponse, outcomes: RequestOutcomes): void {
  watchReply(request, response, outcomes.emit);
  response.writeHead(503, { 'content-type': PROBLEM_TYPE, 'retry-after': '2', 'cache-control': 'no-store' });
  response.end(JSON.stringify(problemOf(new ServiceError('unavailable'))));
}

async function untilEmpty(set: ReadonlySet<unknown>, milliseconds: number): Promise<void> {
  const end = Date.now() + milliseconds;
  while (set.size > 0 && Date.now() < end) await sleep(25);
}
