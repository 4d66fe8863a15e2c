import { LRUCache } from 'lru-cache';
import type { MountedArea } from '../contract/index.ts';
import { releaseFileOf } from './faults/faulty-addresses.ts';
import type { LiveSource } from '../contract/server/index.ts';
import { withTimeout } from '../common/index.ts';

const TIMEOUT_MS = 300;
const MAX_AGE_MS = 1000;
const MAX_ENTRIES = 200;

/**
 * Checks whether the style sheets of an area respond in time, and caches the result. A browser shows nothing of a
 * rendered page before they are loaded, so a style sheet that hangs would block even the header.
 */
export class StyleAvailability {
  readonly #cache = new LRUCache<string, Promise<boolean>>({ max: MAX_ENTRIES, ttl: MAX_AGE_MS });

  areAvailable(source: Pick<LiveSource, 'findFile'>, mounted: MountedArea): Promise<boolean> {
    const key = addressesOf(mounted).join();
    const cached = this.#cache.get(key);
    if (cached) return cached;
    const answer = probeStyles(source, mounted);
    this.#cache.set(key, answer);
    return answer;
  }
}

/** Checks without a cache. A missing style sheet counts as a response: the browser continues without it. */
export async function probeStyles(
  source: Pick<LiveSource, 'findFile'>,
  mounted: MountedArea,
): Promise<boolean> {
  const { name, version } = mounted.area;
  const answers = Promise.allSettled(
    addressesOf(mounted).map((address) =>
      source.findFile(name, version, releaseFileOf(name, version, address), []),
    ),
  );
  return (await withTimeout(answers, TIMEOUT_MS)) !== undefined;
}

function addressesOf({ area, mount }: MountedArea): string[] {
  return [...area.styles, ...(mount.styles ?? [])];
}
