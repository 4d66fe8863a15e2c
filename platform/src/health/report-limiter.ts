import { LRUCache } from 'lru-cache';

/** Limits per network, so that a single one cannot cause a rollback by faking failures or delays. */
export interface ReportLimits {
  /** Reports per minute. */
  readonly reports: number;
  /** Failed page loads that count against one version. */
  readonly failures: number;
  /** Interactions that count for one version. */
  readonly interactions: number;
}

const DEFAULT_LIMITS: ReportLimits = { reports: 60, failures: 3, interactions: 4 };

const MINUTE_MS = 60_000;
/** Beyond this, the least recently active client is forgotten. */
const MAX_CLIENTS = 20_000;

type Counts = LRUCache<string, number>;

/** Rate limits of reports by client, in memory. */
export class ReportLimiter {
  readonly #limits: ReportLimits;
  readonly #failures: Counts = new LRUCache({ max: MAX_CLIENTS });
  readonly #interactions: Counts = new LRUCache({ max: MAX_CLIENTS });
  readonly #reports: Counts = new LRUCache({ max: MAX_CLIENTS });
  #minute = 0;

  constructor(limits: ReportLimits = DEFAULT_LIMITS) {
    this.#limits = limits;
  }

  /** Whether a client may report now. */
  mayReport(client: string, now: number): boolean {
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== this.#minute) this.#reports.clear();
    this.#minute = minute;
    return take(this.#reports, client, this.#limits.reports);
  }

  /** Whether one more failed page load of a client counts against a version. */
  mayFail(client: string, version: string): boolean {
    return take(this.#failures, `${client}\0${version}`, this.#limits.failures);
  }

  /** Whether one more interaction of a client counts for a version, slow or not. */
  mayInteract(client: string, version: string): boolean {
    return take(this.#interactions, `${client}\0${version}`, this.#limits.interactions);
  }
}

function take(counts: Counts, key: string, limit: number): boolean {
  const count = counts.get(key) ?? 0;
  if (count >= limit) return false;
  counts.set(key, count + 1);
  return true;
}
