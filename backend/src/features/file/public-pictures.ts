import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../infra/database/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { isPublicPicture } from './repository.ts';

/** Milliseconds for which a picture that was public counts as public. */
export const FRESH_MS = 10_000;
const MAX_PICTURES = 50_000;

/** Knows which pictures visitors may see, without a query for each view. */
export interface PublicPictures {
  /** Whether a restaurant that visitors see shows the picture, or did some seconds ago. */
  has(id: string): Promise<boolean>;
}

/**
 * Remembers only what is public: a picture appears with the approval of its owner, and while the database is away those
 * that were seen are still served.
 */
export function createPublicPictures(db: Queryable, clock: Clock): PublicPictures {
  const known = new LRUCache<string, true>({
    max: MAX_PICTURES,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now: clock },
    fetchMethod: async (id, earlier) => {
      try {
        return (await isPublicPicture(db, id)) || undefined;
      } catch (error) {
        if (earlier) return earlier;
        throw error;
      }
    },
  });
  return { has: async (id) => (await known.fetch(id)) ?? false };
}
