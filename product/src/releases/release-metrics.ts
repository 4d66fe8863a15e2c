import type { GateLog, ReleaseStore } from 'platform/registry';
import type { HealthSource, LiveEntry } from 'platform/contract/server';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

interface ReleaseMetricsOptions {
  readonly store: Pick<ReleaseStore, 'readRegistry'>;
  readonly health: HealthSource;
  readonly gates: Pick<GateLog, 'readNew'>;
  /** Where they are exported; `/metrics` of the service shows it. */
  readonly registry: Registry;
  /** Called when the figures could not be read: the last ones are exported then. */
  readonly onError: (error: unknown) => void;
}

/** What is counted of releases. */
export interface ReleaseMetrics {
  readonly countRollback: (area: string) => void;
}

/** Seconds: the quick part reads files, the journey runs a browser. */
const GATE_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/**
 * Exports which versions are live and how they do. Labels are bounded: the areas of the registry, and of each at most
 * the live version, its canary and the version before.
 */
export function createReleaseMetrics({
  store,
  health,
  gates,
  registry,
  onError,
}: ReleaseMetricsOptions): ReleaseMetrics {
  const registers = [registry];
  const labelNames = ['area', 'version'];
  // A scrape asks every gauge at once.
  const collect = onceAtATime(() => fill().catch(onError));
  const gauge = (name: string, help: string, more: readonly string[] = []) =>
    new Gauge({ name, help, labelNames: [...labelNames, ...more], registers, collect });
  const info = gauge('maida_release_info', '1 for a version that is live, a canary, or was live before', [
    'state',
  ]);
  const share = gauge('maida_canary_share', 'Share of the visitors that get a canary, 0 to 1');
  const loads = gauge('maida_release_page_loads', 'Page loads with a version since its area last changed');
  const failed = gauge('maida_release_failed_page_loads', 'Page loads on which a version failed, since then');
  const errors = gauge('maida_release_errors', 'Failures of a version since then, to load or later', [
    'kind',
  ]);
  const fill = async () => {
    const { areas } = await store.readRegistry();
    const report = await health.read(areas);
    for (const metric of [info, share, loads, failed, errors]) metric.reset();
    for (const [area, entry] of Object.entries(areas)) {
      if (entry.canary) share.set({ area, version: entry.canary.version }, entry.canary.share);
      for (const [state, version] of versionsOf(entry)) {
        info.set({ area, version, state }, 1);
        const { pageLoads, failedPageLoads, loadFailures, caughtErrors } = report.of(area, version);
        loads.set({ area, version }, pageLoads);
        failed.set({ area, version }, failedPageLoads);
        errors.set({ area, version, kind: 'load' }, loadFailures);
        errors.set({ area, version, kind: 'caught' }, caughtErrors);
      }
    }
  };
  const gateTimes = new Histogram({
    name: 'maida_gate_duration_seconds',
    help: 'Checks that any gate of the installation has made since this server started, by area, depth and verdict',
    labelNames: ['area', 'depth', 'verdict'],
    buckets: GATE_BUCKETS,
    registers,
    collect: onceAtATime(() => countChecks().catch(onError)),
  });
  const countChecks = async () => {
    for (const { seconds, ...labels } of await gates.readNew()) gateTimes.observe(labels, seconds);
  };
  const rollbacks = new Counter({
    name: 'maida_rollbacks_total',
    help: 'Versions that this server rolled back by itself',
    labelNames: ['area'],
    registers,
  });
  return { countRollback: (area) => rollbacks.inc({ area }) };
}

/** Whoever asks while it runs waits for the same run. */
function onceAtATime(act: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= act().finally(() => (running = undefined)));
}

function versionsOf({ live, canary, earlier }: LiveEntry): [string, string][] {
  const [previous] = earlier;
  return [
    ['live', live],
    ...(canary ? [['canary', canary.version] as [string, string]] : []),
    ...(previous === undefined ? [] : [['previous', previous] as [string, string]]),
  ];
}
