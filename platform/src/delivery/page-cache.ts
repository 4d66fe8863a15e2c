import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { StoredEncoding } from '../store/index.ts';
import { composePage } from './compose-page.ts';
import type { PageParts } from './compose-page.ts';
import { etagOf } from './respond.ts';

/** A composed page in one encoding. */
export interface CachedPage {
  readonly body: Buffer;
  readonly etag: string;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const MAX_PAGES = 300;
/** Low, because a visitor is waiting: most of the gain in a millisecond or two. */
const BROTLI_QUALITY = 5;

/** Caches composed and compressed pages by all their parts. */
export class PageCache {
  readonly #pages = new LRUCache<string, Promise<CachedPage>>({ max: MAX_PAGES });

  get(parts: PageParts, encoding: StoredEncoding | undefined): Promise<CachedPage> {
    const key = keyOf(parts, encoding);
    const cached = this.#pages.get(key);
    if (cached) return cached;
    const page = createPage(parts, encoding);
    this.#pages.set(key, page);
    page.catch(() => this.#pages.delete(key));
    return page;
  }
}

function keyOf({ live, route, styles, ...rest }: PageParts, encoding: StoredEncoding | undefined): string {
  // A hash, since the parts may contain the whole content of the page.
  return etagOf(
    JSON.stringify([
      live.etag,
      route.mounted?.area.name,
      route.mounted?.mount.path,
      route.data,
      styles?.map(({ hash }) => hash),
      rest,
      encoding,
    ]),
  );
}

/** Composes and compresses a page without caching it. */
export async function createPage(
  parts: PageParts,
  encoding: StoredEncoding | undefined,
): Promise<CachedPage> {
  const html = Buffer.from(composePage(parts));
  const body = await compress(html, encoding);
  return { body, etag: etagOf(body) };
}

/** Compresses a text; without an encoding it returns the text itself. */
export function compress(text: Buffer, encoding: StoredEncoding | undefined): Promise<Buffer> {
  if (encoding === 'br') {
    return toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  }
  return encoding === 'gzip' ? toGzip(text) : Promise.resolve(text);
}
