import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ServiceContext } from '../../context.ts';
import type { RequestOutcomes } from '../http/outcomes.ts';
import { notFound } from '../http/service-error.ts';
import { isSameText } from '../../features/session/secrets.ts';
import { pageRegistry } from './page-metrics.ts';

/** Seconds; from an answer out of memory to the deadline of a request. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * `/metrics` in Prometheus' text format, for callers with `METRICS_TOKEN` as a bearer token; without one it is not
 * there. Labels are route patterns, methods and statuses, never what was asked for.
 */
export function registerMetrics(
  app: FastifyInstance,
  context: ServiceContext,
  outcomes: RequestOutcomes,
): void {
  const { metricsToken } = context.config;
  if (metricsToken === null) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(outcomes, registry);
  measureDatabase(context, registry);
  measureReplica(context, registry);
  measureStreams(context, registry);
  measureDisk(context, registry);
  app.get('/metrics', async (request, reply) => {
    if (!isBearer(request, metricsToken)) throw notFound();
    reply.type(registry.contentType);
    return Registry.merge([registry, pageRegistry]).metrics();
  });
}

function isBearer({ headers }: FastifyRequest, token: string): boolean {
  return isSameText(headers.authorization ?? '', `Bearer ${token}`);
}

function measureRequests(outcomes: RequestOutcomes, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a reply was sent whole, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  outcomes.subscribe(({ method, route, status, milliseconds, isStream }) => {
    // A stream's time is its reader's, not ours.
    if (!isStream) duration.observe({ method, route: route ?? 'none', status }, milliseconds / 1000);
  });
}

function measureDatabase({ db }: ServiceContext, registry: Registry): void {
  new Gauge({
    name: 'maida_database_connections',
    help: 'Connections to the database: in use, idle, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { open, idle, waiting } = db.load();
      this.set({ state: 'used' }, open - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}

function measureReplica({ db }: ServiceContext, registry: Registry): void {
  if (db.replica() === null) return;
  new Gauge({
    name: 'maida_replica_state',
    help: 'Whether the replica follows closely enough for reads, is behind, or away: 1 for how it is now',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const state of ['following', 'behind', 'away'] as const) {
        this.set({ state }, db.replica()?.state === state ? 1 : 0);
      }
    },
  });
  new Gauge({
    name: 'maida_replica_lag_bytes',
    help: "Bytes of the primary's log that the replica had not replayed when it was last asked; NaN while it is away",
    registers: [registry],
    collect() {
      this.set(db.replica()?.lag ?? NaN);
    },
  });
  new Counter({
    name: 'maida_replica_reads_total',
    help: 'Reads that may go to the replica, by the server that answered them',
    labelNames: ['server'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [server, count] of Object.entries(db.replica()?.reads ?? {})) this.inc({ server }, count);
    },
  });
}

function measureStreams(context: ServiceContext, registry: Registry): void {
  new Gauge({
    name: 'maida_event_streams',
    help: 'Open event streams',
    registers: [registry],
    collect() {
      this.set(context.outboxReader.subscriberCount);
    },
  });
}

function measureDisk({ disk }: ServiceContext, registry: Registry): void {
  new Gauge({
    name: 'maida_disk_free_ratio',
    help: 'Free share of the disk of DATA_DIR, 0 to 1',
    registers: [registry],
    async collect() {
      this.set((await disk.look()).freeRatio);
    },
  });
}
