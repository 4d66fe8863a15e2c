import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SERVER_FOLDER, type StoredEncoding } from '../../contract/server/index.ts';

const COMPRESSIBLE = new Set([
  '.css',
  '.html',
  '.ico',
  '.js',
  '.json',
  '.mjs',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]);
/** A smaller response fits into one packet anyway. */
const MIN_COMPRESSIBLE_BYTES = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** File name suffixes of the compressed copies. */
export const ENCODING_SUFFIXES: Readonly<Record<StoredEncoding, string>> = { br: '.br', gzip: '.gz' };

/** Compresses a file with brotli and gzip at the highest level; empty for files that would not become smaller. */
export async function compressFile(
  file: string,
  content: Buffer,
): Promise<{ encoding: StoredEncoding; content: Buffer }[]> {
  if (
    file.startsWith(SERVER_FOLDER) ||
    content.length < MIN_COMPRESSIBLE_BYTES ||
    !COMPRESSIBLE.has(path.extname(file))
  )
    return [];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
  return [
    { encoding: 'br', content: br },
    { encoding: 'gzip', content: gz },
  ];
}
