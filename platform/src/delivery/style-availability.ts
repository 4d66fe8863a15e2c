import { LRUCache } from 'lru-cache';
import type { MountedArea } from '../contract/mounts.ts';
import { releaseFileOf } from '../faults/faulty-addresses.ts';
import type { LiveSource } from '../store/index.ts';
import { withTimeout } from '../with-timeout.ts';

/** Milliseconds that a page waits to know. */
const TIMEOUT_MS = 300;
/** Milliseconds for which an answer holds. */
const MAX_AGE_MS = 1000;
const MAX_ENTRIES = 200;

/**
 * Knows whether the style sheets of an area are answered in time. A page that has its content waits for them before it
 * shows anything at all, so that one sheet which never comes would take the header with it.
 */
export class StyleAvailability {
  readonly #known = new LRUCache<string, Promise<boolean>>({ max: MAX_ENTRIES, ttl: MAX_AGE_MS });

  areAvailable(source: Pick<LiveSource, 'findFile'>, mounted: MountedArea): Promise<boolean> {
    const key = addressesOf(mounted).join();
    const known = this.#known.get(key);
    if (known) return known;
    const answer = probeStyles(source, mounted);
    this.#known.set(key, answer);
    return answer;
  }
}

/** Tries once, without a memory. One that is missing is answered too: the page goes on without it. */
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
