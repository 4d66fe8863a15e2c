import { LRUCache } from 'lru-cache';

/** How much one client's reports count, so that nobody takes a release back by making up failures. */
export interface ReportLimits {
  /** Reports of one client in a minute. */
  readonly reports: number;
  /** Failing page loads of one client that count against one version. */
  readonly failures: number;
}

const DEFAULT_LIMITS: ReportLimits = { reports: 60, failures: 3 };

const MINUTE_MS = 60_000;
/** Clients that are told apart; beyond, the one that was quiet for longest is forgotten. */
const MAX_CLIENTS = 20_000;

type Counts = LRUCache<string, number>;

/** Keeps count of clients in memory alone. */
export class ReportLimiter {
  readonly #limits: ReportLimits;
  readonly #failures: Counts = new LRUCache({ max: MAX_CLIENTS });
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

  /** Whether one more failing page load of a client counts against a version. */
  mayFail(client: string, version: string): boolean {
    return take(this.#failures, `${client}\0${version}`, this.#limits.failures);
  }
}

function take(counts: Counts, key: string, limit: number): boolean {
  const count = counts.get(key) ?? 0;
  if (count >= limit) return false;
  counts.set(key, count + 1);
  return true;
}
