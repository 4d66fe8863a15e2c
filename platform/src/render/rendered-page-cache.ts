import { LRUCache } from 'lru-cache';
import type { Rendering, ServiceAnswer, ServiceCall } from '../contract/index.ts';

const MAX_PAGES = 200;
/** Headers that each answer has its own of, though it says the same. */
const IGNORED_HEADERS = new Set(['date', 'x-request-id']);

interface CachedRendering {
  readonly rendering: Rendering;
  /** The instant that the page speaks of. */
  readonly now: number;
  /** What the service answered while it was rendered, by path. */
  readonly answers: ReadonlyMap<string, string>;
}

/** Rendered pages, handed out again for as long as the service answers what they asked as it did then. */
export class RenderedPageCache {
  readonly #pages = new LRUCache<string, CachedRendering>({ max: MAX_PAGES });

  /**
   * The page, if it would be the same when it were rendered anew: it speaks of this instant, and nothing that it asked
   * for has changed. Rejects as `call` does.
   */
  async find(key: string, now: number, call: ServiceCall): Promise<Rendering | undefined> {
    const page = this.#pages.get(key);
    if (page?.now !== now) return undefined;
    const asked = [...page.answers].map(async ([path, said]) => contentOf(await call(path)) === said);
    return (await Promise.all(asked)).every(Boolean) ? page.rendering : undefined;
  }

  set(
    key: string,
    page: Pick<CachedRendering, 'rendering' | 'now'>,
    answers: ReadonlyMap<string, ServiceAnswer>,
  ) {
    const said = [...answers].map(([path, answer]) => [path, contentOf(answer)] as const);
    this.#pages.set(key, { ...page, answers: new Map(said) });
  }
}

/** What of an answer a page may show. */
function contentOf({ status, headers, body }: ServiceAnswer): string {
  const told = Object.entries(headers).filter(([name]) => !IGNORED_HEADERS.has(name));
  return JSON.stringify([status, told, body]);
}
