import { LRUCache } from 'lru-cache';
import type { Rendering, ServiceAnswer, ServiceCall } from '../../contract/index.ts';

const MAX_PAGES = 200;
/** Headers that differ between equal replies. */
const IGNORED_HEADERS = new Set(['date', 'x-request-id']);

interface CachedRendering {
  readonly rendering: Rendering;
  /** Time at which the page was rendered. */
  readonly now: number;
  /** When rendering it would last have given the same, by `performance.now()`. */
  checkedAt: number;
  /** The service's replies during the rendering, by path. */
  readonly answers: ReadonlyMap<string, string>;
}

/** Caches rendered pages for as long as the service's replies to their calls stay the same. */
export class RenderedPageCache {
  readonly #pages = new LRUCache<string, CachedRendering>({ max: MAX_PAGES });

  /**
   * The cached page, if rendering it again would give the same: `now` is equal and so are all replies of the service.
   * Rejects when a call does.
   */
  async find(key: string, now: number, call: ServiceCall): Promise<Rendering | undefined> {
    const page = this.#pages.get(key);
    if (page?.now !== now) return undefined;
    const checks = [...page.answers].map(async ([path, content]) => contentOf(await call(path)) === content);
    const isSame = (await Promise.all(checks)).every(Boolean);
    if (!isSame) return undefined;
    page.checkedAt = performance.now();
    return page.rendering;
  }

  /** The cached page, whatever the service would reply now, if it was right within `maxAge` milliseconds. */
  findRecent(key: string, maxAge: number): Rendering | undefined {
    const page = this.#pages.get(key);
    return page && performance.now() - page.checkedAt <= maxAge ? page.rendering : undefined;
  }

  set(
    key: string,
    page: Pick<CachedRendering, 'rendering' | 'now'>,
    answers: ReadonlyMap<string, ServiceAnswer>,
  ) {
    const contents = [...answers].map(([path, answer]) => [path, contentOf(answer)] as const);
    this.#pages.set(key, { ...page, checkedAt: performance.now(), answers: new Map(contents) });
  }
}

/** The parts of a reply that a page may show. */
function contentOf({ status, headers, body }: ServiceAnswer): string {
  const shown = Object.entries(headers).filter(([name]) => !IGNORED_HEADERS.has(name));
  return JSON.stringify([status, shown, body]);
}
