import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** The `Content-Encoding` of a reply. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** For every reply that other callers may get in another encoding, including 304. */
export const VARYING = { vary: 'accept-encoding' } as const;

/** A smaller body fits into the packet of the headers anyway. */
const MIN_COMPRESSED_BYTES = 1200;
/** Compressed bodies in the cache: a popular one is compressed once. */
const MAX_CACHED_BODIES = 300;
const MAX_CACHED_BYTES = 64 * 1024;

const COMPRESS = {
  // At level 5 brotli is smaller than the best gzip and as fast.
  br: (text: string) => toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => toGzip(text),
};
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const QUALITY = /;\s*q\s*=\s*([\d.]+)/i;

/** The best encoding in an `Accept-Encoding` header. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const accepting = accepted.split(',').filter((part) => Number(QUALITY.exec(part)?.[1] ?? 1) > 0);
  const names = accepting.map((part) => part.split(';', 1)[0]?.trim().toLowerCase());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}

export interface Encoded {
  readonly encoding: Encoding;
  readonly body: string | Buffer;
}

const cache = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED_BODIES });

/** Compresses a body off the event loop if it is large enough; the result is cached. */
export async function encode(text: string, encoding: Encoding): Promise<Encoded> {
  if (encoding === 'identity' || Buffer.byteLength(text) < MIN_COMPRESSED_BYTES) {
    return { encoding: 'identity', body: text };
  }
  if (text.length > MAX_CACHED_BYTES) return { encoding, body: await COMPRESS[encoding](text) };
  const key = encoding + createHash('sha256').update(text).digest('base64');
  const cached = cache.get(key);
  if (cached) return { encoding, body: await cached };
  const made = COMPRESS[encoding](text);
  cache.set(key, made);
  made.catch(() => cache.delete(key));
  return { encoding, body: await made };
}
