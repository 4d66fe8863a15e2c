import { LRUCache } from 'lru-cache';

/** Reports of one network per minute. */
const MAX_REPORTS = 60;
const MINUTE_MS = 60_000;
/** Beyond this, the least recently active network is forgotten. */
const MAX_NETWORKS = 20_000;

/** Limits how many reports of a network are read, in memory. */
export class ReportLimiter {
  readonly #reports = new LRUCache<string, number>({ max: MAX_NETWORKS });
  #minute = 0;

  /** Whether a network may report now. */
  mayReport(network: string, now: number): boolean {
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== this.#minute) this.#reports.clear();
    this.#minute = minute;
    const count = this.#reports.get(network) ?? 0;
    this.#reports.set(network, count + 1);
    return count < MAX_REPORTS;
  }
}
