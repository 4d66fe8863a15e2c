import { isDeepStrictEqual } from 'node:util';
import { ActLog } from '../rights/act-log.ts';
import {
  LOCAL_NETWORK,
  ownerOf,
  PLATFORM,
  type LiveEntry,
  type Registry,
  type RollbackEvent,
} from '../../contract/server/index.ts';
import { applyRollbackTogether, togetherWith } from '../store/changes-together.ts';
import { findSources } from '../store/release-sources.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { findRegression } from './find-regression.ts';
import type { HealthMonitor } from './health-monitor.ts';
import type { HealthRecords } from './health-records.ts';
import type { Candidate, ServerEvidence } from './server-evidence.ts';

/** What automatic rollback works with. */
export interface AutomaticRollbackOptions {
  readonly store: ReleaseStore;
  readonly monitor: HealthMonitor;
  /** What the server sees by itself; it comes first. Default: only visitors are heard. */
  readonly evidence?: Pick<ServerEvidence, 'find'>;
  /** Called after each rollback that this server made; for the log, and to tell the owners. */
  readonly onRollback?: (event: RollbackEvent) => void;
  readonly onError?: (error: unknown) => void;
}

const INTERVAL_MS = 2000;

/**
 * Rolls back a version that is worse than its predecessor: a canary compared with the live version, or a promoted
 * version compared with the one before. Every delivery server runs one; the registry makes sure that only one of them
 * acts.
 */
export class AutomaticRollback {
  readonly #options: AutomaticRollbackOptions;
  #timer: NodeJS.Timeout | undefined;
  #isChecking = false;

  constructor(options: AutomaticRollbackOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => void this.#tick(), INTERVAL_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Checks all live versions once and rolls back those that regressed. */
  async check(): Promise<void> {
    const { store, monitor } = this.#options;
    const [{ areas }, records] = await Promise.all([store.readRegistry(), monitor.readAll()]);
    for (const [area, entry] of Object.entries(areas)) {
      const candidate = candidateOf(area, entry);
      const why = candidate && this.#findReason(candidate, entry, records);
      if (candidate && why !== undefined) {
        await this.#rollBack(candidate, `${candidate.version} was rolled back: ${why}`);
      }
    }
  }

  #findReason(candidate: Candidate, entry: LiveEntry, records: HealthRecords): string | undefined {
    const { area, version, predecessor } = candidate;
    const complaints = records.latest(area, version, entry).failedPageLoads;
    const fault = this.#options.evidence?.find(candidate, complaints);
    if (fault !== undefined) return fault;
    const networks = (name: string) => records.networks(area, name, entry);
    const regression = findRegression(networks(version), networks(predecessor));
    return regression === undefined ? undefined : `${regression}.`;
  }

  async #rollBack({ area, version, predecessor }: Candidate, why: string): Promise<void> {
    const { store, onRollback } = this.#options;
    const before = await store.readRegistry();
    // What went live together was checked together: the others' new versions need not fit the old one of this.
    const areas = togetherWith(before, area);
    const earlier = areas.map((name) => [name, before.areas[name]?.earlier[0] ?? ''] as const);
    const sources = await findSources(store, { ...Object.fromEntries(earlier), [area]: predecessor });
    const reasonOf = (name: string) => ({ who: PLATFORM, why, ...sources[name] });
    let isDone = false;
    const after = await store.changeRegistry((registry) => {
      // An admin or another server may have been faster.
      isDone =
        isStillCandidate(registry, area, version) && isDeepStrictEqual(togetherWith(registry, area), areas);
      return isDone ? applyRollbackTogether(registry, area, reasonOf) : registry;
    });
    if (!isDone) return;
    const wanted = { acts: ['rollback'], areas, subject: version } as const;
    await new ActLog(store).record({ who: PLATFORM, network: LOCAL_NETWORK }, wanted, null);
    if (!onRollback) return;
    for (const name of areas) {
      const rolledBack = name === area ? version : (before.areas[name]?.live ?? '');
      const release = await store.findRelease(name, rolledBack).catch(() => undefined);
      const owner = release ? ownerOf(release) : {};
      onRollback({ area: name, version: rolledBack, live: after.areas[name]?.live ?? '', why, ...owner });
    }
  }

  async #tick(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    await this.check().catch((error: unknown) => this.#options.onError?.(error));
    this.#isChecking = false;
  }
}

/** The latest version and the one that it is compared with; undefined after a rollback. */
function candidateOf(area: string, entry: LiveEntry): Candidate | undefined {
  const { live, by, earlier, canary } = entry;
  if (canary) {
    const { version, since, forced } = canary;
    return { area, version, predecessor: live, since, isCanary: true, isForced: forced !== undefined };
  }
  const [predecessor] = earlier;
  if (by?.kind !== 'promote' || predecessor === undefined) return undefined;
  const { since } = entry;
  return { area, version: live, predecessor, since, isCanary: false, isForced: by.forced !== undefined };
}

function isStillCandidate({ areas }: Registry, area: string, version: string): boolean {
  const entry = areas[area];
  return entry !== undefined && candidateOf(area, entry)?.version === version;
}
