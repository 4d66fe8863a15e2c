import { LRUCache } from 'lru-cache';
import type { MountedArea } from '../contract/mounts.ts';
import { fileOf } from '../faults/addresses.ts';
import type { LiveSource } from '../store/index.ts';
import { inTime } from '../in-time.ts';

/** Milliseconds that a page waits to know. */
const PATIENCE = 300;
/** Milliseconds for which an answer holds. */
const FRESHNESS = 1000;
const MOST_KNOWN = 200;

/**
 * Knows whether the style sheets of an area are answered in time. A page that has its content waits for them before it
 * shows anything at all, so that one sheet which never comes would take the header with it.
 */
export class StyleWatch {
  readonly #known = new LRUCache<string, Promise<boolean>>({ max: MOST_KNOWN, ttl: FRESHNESS });

  areQuick(source: Pick<LiveSource, 'findFile'>, mounted: MountedArea): Promise<boolean> {
    const key = addressesOf(mounted).join();
    const known = this.#known.get(key);
    if (known) return known;
    const answer = tryStyles(source, mounted);
    this.#known.set(key, answer);
    return answer;
  }
}

/** Tries once, without a memory. One that is missing is answered too: the page goes on without it. */
export async function tryStyles(
  source: Pick<LiveSource, 'findFile'>,
  mounted: MountedArea,
): Promise<boolean> {
  const { name, version } = mounted.area;
  const answers = Promise.allSettled(
    addressesOf(mounted).map((address) => source.findFile(name, version, fileOf(name, version, address), [])),
  );
  return (await inTime(answers, PATIENCE)) !== undefined;
}

function addressesOf({ area, mount }: MountedArea): string[] {
  return [...area.styles, ...(mount.styles ?? [])];
}
