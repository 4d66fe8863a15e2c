import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Rendering } from '../contract/index.ts';
import type { StoredEncoding } from '../contract/server/index.ts';
import { composePage, type PageParts } from './compose-page.ts';
import { etagOf } from './http/respond.ts';

/** A composed page in one encoding. */
export interface CachedPage {
  readonly body: Buffer;
  readonly etag: string;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const MAX_PAGES = 300;
/** Low, because a visitor is waiting: most of the gain in a millisecond or two. */
const QUICK_QUALITY = 5;
/** For a page that is requested again: smaller, for a quarter of a second of another thread. */
const BEST_QUALITY = constants.BROTLI_MAX_QUALITY;

interface Entry {
  page: Promise<CachedPage>;
  /** Whether it is compressed at its best, or about to be. */
  isBest: boolean;
}

/** Caches composed and compressed pages by all their parts. */
export class PageCache {
  readonly #pages = new LRUCache<string, Entry>({ max: MAX_PAGES });
  #isCompressing = false;

  get(parts: PageParts, encoding: StoredEncoding | undefined): Promise<CachedPage> {
    const key = keyOf(parts, encoding);
    const cached = this.#pages.get(key);
    if (cached) {
      if (encoding === 'br' && !cached.isBest) void this.#compressBest(cached, parts);
      return cached.page;
    }
    const page = createPage(parts, encoding);
    this.#pages.set(key, { page, isBest: false });
    page.catch(() => this.#pages.delete(key));
    return page;
  }

  /** One page at a time: the others' requests come first. */
  async #compressBest(entry: Entry, parts: PageParts): Promise<void> {
    if (this.#isCompressing) return;
    this.#isCompressing = true;
    entry.isBest = true;
    const page = await createPage(parts, 'br', BEST_QUALITY).catch(() => undefined);
    if (page) entry.page = Promise.resolve(page);
    this.#isCompressing = false;
  }
}

const renderingIds = new WeakMap<Rendering, number>();
let lastRenderingId = 0;

/** A number instead of the whole content: a page that is rendered again differs, by its time if by nothing else. */
function idOf(rendering: Rendering): number {
  const id = renderingIds.get(rendering) ?? (lastRenderingId += 1);
  renderingIds.set(rendering, id);
  return id;
}

function keyOf(parts: PageParts, encoding: StoredEncoding | undefined): string {
  const { live, route, inline, rendering, ...rest } = parts;
  return JSON.stringify([
    live.etag,
    route.mounted?.area.name,
    route.mounted?.mount.path,
    route.data,
    inline?.styles.map(({ hash }) => hash),
    inline?.starter?.hash,
    rendering && idOf(rendering),
    rest,
    encoding,
  ]);
}

/** Composes and compresses a page without caching it. */
export async function createPage(
  parts: PageParts,
  encoding: StoredEncoding | undefined,
  quality = QUICK_QUALITY,
): Promise<CachedPage> {
  const html = Buffer.from(composePage(parts));
  const body = await compress(html, encoding, quality);
  // Weak: it names the page, however well it is compressed.
  return { body, etag: `W/${etagOf(html)}` };
}

/** Compresses a text; without an encoding it returns the text itself. */
export function compress(
  text: Buffer,
  encoding: StoredEncoding | undefined,
  quality = QUICK_QUALITY,
): Promise<Buffer> {
  if (encoding === 'br') {
    return toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  }
  return encoding === 'gzip' ? toGzip(text) : Promise.resolve(text);
}
