import { PLATFORM, applyRollback } from '../store/index.ts';
import type { LiveEntry, Registry, ReleaseStore } from '../store/index.ts';
import type { HealthMonitor } from './health-monitor.ts';
import { findRegression } from './find-regression.ts';
import type { HealthRecords } from './health-records.ts';

/** What automatic rollback works with. */
export interface AutomaticRollbackOptions {
  readonly store: ReleaseStore;
  readonly monitor: HealthMonitor;
  /** Called after each rollback; for the log. */
  readonly onRollback?: (event: {
    readonly area: string;
    readonly version: string;
    readonly why: string;
  }) => void;
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
      const found = findRegressedVersion(area, entry, records);
      if (found)
        await this.#rollBack(area, found.version, `${found.version} was rolled back: ${found.regression}.`);
    }
  }

  async #rollBack(area: string, version: string, why: string): Promise<void> {
    const reason = { who: PLATFORM, why };
    let isDone = false;
    await this.#options.store.changeRegistry((registry) => {
      // An admin or another server may have been faster.
      isDone = isStillCandidate(registry, area, version);
      return isDone ? applyRollback(registry, area, reason, version) : registry;
    });
    if (isDone) this.#options.onRollback?.({ area, version, why });
  }

  async #tick(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    await this.check().catch((error: unknown) => this.#options.onError?.(error));
    this.#isChecking = false;
  }
}

function findRegressedVersion(
  area: string,
  entry: LiveEntry,
  records: HealthRecords,
): { version: string; regression: string } | undefined {
  const [version, predecessor] = candidateOf(entry);
  if (version === undefined || predecessor === undefined) return undefined;
  const counters = (name: string) => records.latest(area, name, entry);
  const regression = findRegression(counters(version), counters(predecessor));
  return regression === undefined ? undefined : { version, regression };
}

/** The latest version and the one that it is compared with; empty after a rollback. */
function candidateOf({ live, by, earlier, canary }: LiveEntry): (string | undefined)[] {
  if (canary) return [canary.version, live];
  return by?.kind === 'promote' ? [live, earlier[0]] : [];
}

function isStillCandidate({ areas }: Registry, area: string, version: string): boolean {
  const [candidate, predecessor] = areas[area] ? candidateOf(areas[area]) : [];
  return candidate === version && predecessor !== undefined;
}
