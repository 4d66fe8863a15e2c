import { LRUCache } from 'lru-cache';
import { isLoopback } from '../../infra/http/network.ts';
import { ServiceError } from '../../infra/http/service-error.ts';

/** Searches of one network: so many at once, and one more per interval. */
export interface SearchRate {
  readonly burst: number;
  readonly intervalMs: number;
}

/**
 * Somebody who types sends one search a second at most, and hundreds of phones share an address behind a mobile
 * carrier's gateway.
 */
export const SEARCH_RATE: SearchRate = { burst: 300, intervalMs: 100 };

/** Networks that an instance remembers: far more than search at a time. */
const MAX_NETWORKS = 50_000;

/**
 * Limits the searches that reach the database, by network. Of one instance, in memory: a search only reads, so counting
 * it must not be a write, and many searches are answered from the cache without counting.
 */
export class SearchLimit {
  readonly #rate: SearchRate;
  /** When the bucket of a network is empty again (the generic cell rate algorithm). */
  readonly #fullUntil = new LRUCache<string, number>({ max: MAX_NETWORKS });

  constructor(rate: SearchRate = SEARCH_RATE) {
    this.#rate = rate;
  }

  /**
   * Counts a search. Callers on the machine itself are not limited: the server that renders pages is one.
   *
   * @throws ServiceError `rate_limited` with the seconds to wait
   */
  take(network: string, now: number): void {
    if (isLoopback(network)) return;
    const { burst, intervalMs } = this.#rate;
    const from = Math.max(now, this.#fullUntil.get(network) ?? 0);
    const wait = from - now - (burst - 1) * intervalMs;
    if (wait > 0) throw new ServiceError('rate_limited', { retryAfter: Math.max(1, wait / 1000) });
    this.#fullUntil.set(network, from + intervalMs);
  }
}
