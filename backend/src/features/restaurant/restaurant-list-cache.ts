import type { IncomingMessage } from 'node:http';
import { singleFlight } from '../../infra/database/single-flight.ts';
import type { RowCount } from '../../infra/database/count-rows.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Page } from '../../infra/http/page.ts';
import { VARYING } from '../../infra/http/encoding.ts';
import type { RawJson } from '../../infra/http/raw-json.ts';
import { ResponseCache } from '../../infra/http/response-cache.ts';
import type { Clock } from '../../lib/clock.ts';
import { listTag } from './list-version.ts';

/** Filters whose totals are cached; visitors search for many texts, and each only a few times. */
const MAX_TOTALS = 500;
/** Cached pages: the first ones of every region and cuisine, and current searches. */
const MAX_PAGES = 100;

/** Values computed from one version of the public list. Concurrent callers of one key share one computation. */
export class VersionedCache<Value> {
  readonly #maxSize: number;
  readonly #values = new Map<string, Promise<Value>>();
  #tag = '';

  constructor(maxSize: number) {
    this.#maxSize = maxSize;
  }

  /** The value of a key at this version of the list; `compute` runs if it is not cached. */
  get(tag: string, key: string, compute: () => Promise<Value>): Promise<Value> {
    const cached = this.#tag === tag ? this.#values.get(key) : undefined;
    if (cached) return cached;
    const value = compute();
    this.#store(tag, key, value);
    return value;
  }

  /** Whether a key is cached at this version, or being computed. */
  has(tag: string, key: string): boolean {
    return this.#tag === tag && this.#values.has(key);
  }

  #store(tag: string, key: string, value: Promise<Value>): void {
    if (this.#tag !== tag || this.#values.size >= this.#maxSize) this.#values.clear();
    this.#tag = tag;
    this.#values.set(key, value);
    value.catch(() => {
      if (this.#values.get(key) === value) this.#values.delete(key);
    });
  }
}

/** A page of the list with its rows as JSON text. */
export interface SerializedPage extends Page<never> {
  readonly rows: RawJson;
}

/** Everything that is cached of the public restaurant list. */
export interface RestaurantListCache {
  readonly totals: VersionedCache<RowCount>;
  readonly pages: VersionedCache<SerializedPage>;
  readonly responses: ResponseCache;
  /**
   * The list's current ETag, read after the request arrived. Waiting requests share one query, and a request that
   * already waited for it does not query again.
   */
  readonly tagFor: (request: IncomingMessage) => Promise<string>;
}

/** Headers that a list and its 304 reply have in common. */
export function unchangedHeaders(tag: string) {
  return { ...VARYING, etag: tag, 'cache-control': 'no-cache' };
}

export function createRestaurantListCache(db: Database, clock: Clock): RestaurantListCache {
  const readTag = singleFlight(() => listTag(db, clock()));
  const tags = new WeakMap<IncomingMessage, Promise<string>>();
  return {
    totals: new VersionedCache(MAX_TOTALS),
    pages: new VersionedCache(MAX_PAGES),
    responses: new ResponseCache(),
    tagFor: (request) => {
      const tag = tags.get(request) ?? readTag();
      tags.set(request, tag);
      return tag;
    },
  };
}
