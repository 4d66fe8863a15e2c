import { PLATFORM, rolledBack } from '../store/index.ts';
import type { LiveEntry, Registry, ReleaseStore } from '../store/index.ts';
import type { HealthMonitor } from './health-monitor.ts';
import { findRegression } from './find-regression.ts';
import type { HealthRecords } from './health-records.ts';

/** What a guard works with. */
export interface AutomaticRollbackOptions {
  readonly store: ReleaseStore;
  readonly monitor: HealthMonitor;
  /** Hears what was taken back, and why; for the log. */
  readonly onRollback?: (event: {
    readonly area: string;
    readonly version: string;
    readonly why: string;
  }) => void;
  readonly onError?: (error: unknown) => void;
}

/** Milliseconds between two looks. */
const INTERVAL_MS = 2000;

/**
 * Takes back by itself what is worse than its predecessor: a canary, compared with what is live meanwhile, and a version
 * that somebody promoted, compared with the one before. Every delivery server has one; the registry lets one of them act.
 */
export class AutomaticRollback {
  readonly #options: AutomaticRollbackOptions;
  #timer: NodeJS.Timeout | undefined;
  #isLooking = false;

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

  /** Looks at everything that is live once, and takes back what has to be. */
  async check(): Promise<void> {
    const { store, monitor } = this.#options;
    const [{ areas }, tally] = await Promise.all([store.readRegistry(), monitor.readAll()]);
    for (const [area, entry] of Object.entries(areas)) {
      const found = findRegressedVersion(area, entry, tally);
      if (found)
        await this.#takeBack(area, found.version, `${found.version} was taken back: ${found.fault}.`);
    }
  }

  async #takeBack(area: string, version: string, why: string): Promise<void> {
    const reason = { who: PLATFORM, why };
    let isDone = false;
    await this.#options.store.changeRegistry((registry) => {
      // Somebody, or another server, may have been faster.
      isDone = isStillShown(registry, area, version);
      return isDone ? rolledBack(registry, area, reason, version) : registry;
    });
    if (isDone) this.#options.onRollback?.({ area, version, why });
  }

  async #tick(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    await this.check().catch((error: unknown) => this.#options.onError?.(error));
    this.#isLooking = false;
  }
}

function findRegressedVersion(
  area: string,
  entry: LiveEntry,
  tally: HealthRecords,
): { version: string; fault: string } | undefined {
  const [version, predecessor] = candidateOf(entry);
  if (version === undefined || predecessor === undefined) return undefined;
  const counters = (name: string) => tally.latest(area, name, entry);
  const fault = findRegression(counters(version), counters(predecessor));
  return fault === undefined ? undefined : { version, fault };
}

/** What came last, and what it is compared with; nothing where that was a step back already. */
function candidateOf({ live, by, earlier, canary }: LiveEntry): (string | undefined)[] {
  if (canary) return [canary.version, live];
  return by?.kind === 'promote' ? [live, earlier[0]] : [];
}

function isStillShown({ areas }: Registry, area: string, version: string): boolean {
  const [suspect, predecessor] = areas[area] ? candidateOf(areas[area]) : [];
  return suspect === version && predecessor !== undefined;
}
