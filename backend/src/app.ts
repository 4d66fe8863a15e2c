import type { FastifyBaseLogger } from 'fastify';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceConfig } from './config.ts';
import type { ServiceContext } from './context.ts';
import type { ConnectionOptions, Database } from './infra/database/database.ts';
import { openDatabase, type OpenDatabase } from './infra/database/open-database.ts';
import { closeGracefully } from './infra/http/close-gracefully.ts';
import { PROBLEM_TYPE, problemOf } from './infra/http/problem.ts';
import { ServiceError } from './infra/http/service-error.ts';
import type { BucketOptions } from './infra/images/bucket/bucket.ts';
import { createImageStore } from './infra/images/image-store.ts';
import { openPictureFiles } from './infra/images/open-picture-files.ts';
import { createLogger } from './infra/log.ts';
import { createMailer } from './infra/mail/mailer.ts';
import { servedContract, type ServedContract } from './features/features.ts';
import { prepareDataDir } from './infra/embedded/prepare-data-dir.ts';
import { buildServer, type HttpSide } from './server.ts';
import { createOrderBatches } from './features/order/order-batches.ts';
import { createRestaurantListCache } from './features/restaurant/restaurant-list-cache.ts';
import { notifyAfterCommit } from './infra/stream/notify-after-commit.ts';
import { OutboxReader } from './infra/stream/outbox-reader.ts';
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
  /** Where pictures are kept in place of the data folder. */
  readonly picturesBucket?: BucketOptions | null;
  readonly maxConnections?: number;
  readonly clock?: Clock;
  readonly logger?: FastifyBaseLogger;
  /** Fills an empty installation; runs after the migrations and before the service counts as ready. */
  readonly seed?: (context: ServiceContext) => Promise<void>;
  /** Another table of endpoints and routes, for tests of the machinery. */
  readonly contract?: ServedContract;
}

/** The backing service, apart from listening: the composition root hands it requests and signals. */
export interface Service {
  /**
   * Opens the database, migrates, seeds and gets ready to handle requests.
   *
   * @throws StartError with one line for whoever started it
   */
  start(): Promise<void>;
  /** Answers one request of a `node:http` server; before the start and after the stop with 503. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Whether requests can be served now: started, not stopping, and the database answers. */
  ready(): Promise<boolean>;
  /**
   * Lets long-lived replies close and requests under way finish, then closes the database. With the server that hands
   * the requests over, those on their way to it finish as well, and it is closed first.
   */
  stop(server?: Server): Promise<void>;
  /** The running service's parts, for seeding and the command line; throws before the start. */
  context(): ServiceContext;
}

const STOP_GRACE_MS = 7000;

interface Running {
  readonly context: ServiceContext;
  readonly http: HttpSide;
  readonly database: OpenDatabase;
  readonly endWorkers: () => Promise<void>;
}

export function createService(options: ServiceOptions): Service {
  const stopping = new AbortController();
  const log = options.logger ?? createLogger('info');
  const underWay = new Set<ServerResponse>();
  let running: Running | null = null;
  let starting: Promise<void> = Promise.resolve();

  async function start(): Promise<void> {
    running = await startAll(options, log, stopping.signal);
  }

  return {
    start: () => {
      starting = start();
      return starting;
    },
    handle: (request, response) => {
      if (!running) return refuse(response);
      underWay.add(response);
      response.once('close', () => underWay.delete(response));
      running.http.handle(request, response);
    },
    ready: async () => running !== null && !stopping.signal.aborted && running.context.db.ping(),
    stop: async (server) => {
      stopping.abort();
      if (server) await closeGracefully(server);
      // Stopped in the middle of its start: what has been opened by then is closed as well.
      await starting.catch(() => undefined);
      await untilEmpty(underWay, STOP_GRACE_MS);
      server?.closeAllConnections();
      if (!running) return;
      const { http, database, endWorkers } = running;
      running = null;
      await endWorkers();
      await http.close();
      await database.close();
    },
    context: () => {
      if (!running) throw new Error('The service has not been started');
      return running.context;
    },
  };
}

async function startAll(
  options: ServiceOptions,
  log: FastifyBaseLogger,
  stopping: AbortSignal,
): Promise<Running> {
  const { config } = options;
  await prepareDataDir(config.dataDir);
  const database = await openDatabase(options, log);
  try {
    const context = await createContext(options, log, database.db, stopping);
    await options.seed?.(context);
    const http = await buildServer(context, options.contract ?? servedContract);
    const ends = await Promise.all(workers.map((worker) => worker.start(context)));
    const endWorkers = async () => {
      await Promise.all(ends.map((end) => end()));
    };
    return { context, http, database, endWorkers };
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
  const { config, clock = Date.now } = options;
  const outboxReader = new OutboxReader({ db: database, log, stopping });
  const db = notifyAfterCommit(database, () => outboxReader.notify());
  return {
    config,
    db,
    clock,
    log,
    secrets: await loadSecrets(db),
    settings: createSettingsStore(db, clock),
    images: createImageStore(openPictureFiles(config.dataDir, options.picturesBucket ?? null)),
    mailer: createMailer(config, log),
    outboxReader,
    orderBatches: createOrderBatches(db),
    restaurantListCache: createRestaurantListCache(db, clock),
    stopping,
  };
}

function refuse(response: ServerResponse): void {
  response.writeHead(503, { 'content-type': PROBLEM_TYPE, 'retry-after': '2', 'cache-control': 'no-store' });
  response.end(JSON.stringify(problemOf(new ServiceError('unavailable'))));
}

async function untilEmpty(set: ReadonlySet<unknown>, milliseconds: number): Promise<void> {
  const end = Date.now() + milliseconds;
  while (set.size > 0 && Date.now() < end) await sleep(25);
}
