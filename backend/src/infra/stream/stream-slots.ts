import { ServiceError } from '../http/service-error.ts';
import { isLoopback } from '../http/network.ts';

/** Most open streams of one instance, by who holds them. */
export interface StreamLimits {
  readonly all: number;
  /** Of everybody but restaurant owners and admins: what is beyond it stays free for those. */
  readonly unreserved: number;
  /** About one order, or of one user. */
  readonly topic: number;
  /** Of one network; hundreds of phones share an address behind a mobile carrier's gateway. */
  readonly network: number;
}

export const STREAM_LIMITS: StreamLimits = { all: 5000, unreserved: 4000, topic: 40, network: 400 };

/** Seconds after which a refused browser may retry. */
const RETRY_AFTER_S = 5;

/** Who opens a stream. */
export interface StreamHolder {
  /** `order:` or `user:` with the id, of each that the stream is about. */
  readonly topics: readonly string[];
  /** The caller's network; the machine itself is not limited by it. */
  readonly network: string;
  /** An approved restaurant owner or an admin: others on the same line take nothing from them. */
  readonly isReserved: boolean;
}

/** Counts the open streams of one instance. */
export class StreamSlots {
  readonly #limits: StreamLimits;
  readonly #held = new Map<string, number>();

  constructor(limits: StreamLimits = STREAM_LIMITS) {
    this.#limits = limits;
  }

  /**
   * Takes a slot for a stream. Returns the function that gives it back.
   *
   * @throws ServiceError `rate_limited` if the topic or the network holds too many; `unavailable` if the instance does
   */
  take({ topics, network, isReserved }: StreamHolder): () => void {
    for (const topic of topics) this.#check(topic, this.#limits.topic, 'rate_limited');
    if (!isReserved) {
      if (!isLoopback(network)) this.#check(network, this.#limits.network, 'rate_limited');
      this.#check('unreserved', this.#limits.unreserved, 'unavailable');
    }
    this.#check('all', this.#limits.all, 'unavailable');
    const counters = ['all', ...topics, ...(isReserved ? [] : [network, 'unreserved'])];
    for (const counter of counters) this.#add(counter, 1);
    return () => {
      for (const counter of counters.splice(0)) this.#add(counter, -1);
    };
  }

  #check(counter: string, limit: number, code: 'rate_limited' | 'unavailable'): void {
    if ((this.#held.get(counter) ?? 0) >= limit) throw new ServiceError(code, { retryAfter: RETRY_AFTER_S });
  }

  #add(counter: string, change: number): void {
    const count = (this.#held.get(counter) ?? 0) + change;
    if (count === 0) this.#held.delete(counter);
    else this.#held.set(counter, count);
  }
}
