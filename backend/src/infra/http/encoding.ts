import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** How a reply's body travels. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Goes with every reply that another caller may get in another encoding; also with the one that nothing has changed. */
export const VARYING = { vary: 'accept-encoding' } as const;

/** Less than this fits into the packet that carries the headers anyway. */
const WORTH_IT_BYTES = 1200;
/** Bodies that are kept compressed, so that each is compressed once as long as many ask for it. */
const MAX_KEPT = 300;
const MAX_KEPT_BYTES = 64 * 1024;

const COMPRESS = {
  // Level 5 is where brotli is smaller than the best gzip and still as quick as it.
  br: (text: string) => toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => toGzip(text),
};
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const QUALITY = /;\s*q\s*=\s*([\d.]+)/i;

/** The tightest encoding that the caller takes; what it does not name, it does not get. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const taken = accepted.split(',').filter((part) => Number(QUALITY.exec(part)?.[1] ?? 1) > 0);
  const names = taken.map((part) => part.split(';', 1)[0]?.trim().toLowerCase());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}

export interface Encoded {
  readonly encoding: Encoding;
  readonly body: string | Buffer;
}

const kept = new LRUCache<string, Promise<Buffer>>({ max: MAX_KEPT });

/** A body as the caller takes it: compressed where that is worth it, off the event loop, and once for all who ask. */
export async function encode(text: string, wanted: Encoding): Promise<Encoded> {
  if (wanted === 'identity' || Buffer.byteLength(text) < WORTH_IT_BYTES) {
    return { encoding: 'identity', body: text };
  }
  if (text.length > MAX_KEPT_BYTES) return { encoding: wanted, body: await COMPRESS[wanted](text) };
  const key = wanted + createHash('sha256').update(text).digest('base64');
  const known = kept.get(key);
  if (known) return { encoding: wanted, body: await known };
  const made = COMPRESS[wanted](text);
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return { encoding: wanted, body: await made };
}
