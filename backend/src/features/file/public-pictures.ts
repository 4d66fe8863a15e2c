import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../infra/database/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { isPublicPicture } from './repository.ts';

/** Milliseconds for which an answer about a picture that is or was public is reused. */
export const FRESH_MS = 10_000;
const MAX_PICTURES = 50_000;

/** Knows which pictures visitors may see, without a query for each view. */
export interface PublicPictures {
  /** Whether a restaurant that visitors see shows the picture, as of at most {@link FRESH_MS} ago. */
  has(id: string): Promise<boolean>;
}

/**
 * Caches no picture that was never public, so one appears as soon as its owner is approved. While the database is down,
 * the last answer still counts.
 */
export function createPublicPictures(db: Queryable, clock: Clock): PublicPictures {
  const known = new LRUCache<string, boolean>({
    max: MAX_PICTURES,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now: clock },
    fetchMethod: async (id, earlier) => {
      try {
        // `undefined` is not cached.
        return (await isPublicPicture(db, id)) || (earlier === undefined ? undefined : false);
      } catch (error) {
        if (earlier !== undefined) return earlier;
        throw error;
      }
    },
  });
  return { has: async (id) => (await known.fetch(id)) ?? false };
}
