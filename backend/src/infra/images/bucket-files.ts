import { LRUCache } from 'lru-cache';
import type { S3Bucket } from 'platform/common';
import { isServiceError, ServiceError } from '../http/service-error.ts';
import { createSlots } from '../../lib/slots.ts';
import type { PictureFiles } from './picture-files.ts';

/** Lists the files of a picture. Written last, so a picture that has one is complete. */
const INDEX = 'index.json';
const RETRY_AFTER_SECONDS = 5;
/** Size of the in-memory cache of pictures. */
const CACHE_BYTES = 48 * 1024 * 1024;
/** Concurrent calls: a slow bucket must not hold all visitors' requests. */
const SLOTS = { running: 48, waiting: 400, detail: 'Too many pictures are being read at once' };

/**
 * Pictures in a bucket, as `<id>/<file>`, behind an in-memory cache without expiry: a file never changes.
 *
 * @throws ServiceError `unavailable` from its calls when the bucket does not answer or refuses
 */
export function createBucketFiles(
  bucket: Pick<S3Bucket, 'find' | 'put' | 'list' | 'remove'>,
  cacheBytes = CACHE_BYTES,
): PictureFiles {
  const slots = createSlots(SLOTS);
  const cache = new LRUCache<string, Buffer>({
    maxSize: cacheBytes,
    sizeCalculation: ({ length }) => length + 1,
    fetchMethod: (key) => findWhole(key),
    // A file that is evicted while it is being fetched still reaches its waiting callers.
    ignoreFetchAbort: true,
  });

  async function call<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await slots.run(work);
    } catch (error) {
      if (isServiceError(error)) throw error;
      const detail = 'The pictures cannot be reached';
      throw new ServiceError('unavailable', { detail, retryAfter: RETRY_AFTER_SECONDS }, { cause: error });
    }
  }

  /** What is not what its name says, e.g. the page of a proxy in front of the bucket, is not stored in the cache. */
  const findWhole = (key: string) =>
    call(async () => {
      const data = await bucket.find(key);
      if (data && !isWhole(key, data)) throw new Error(`${key} is not what its name says`);
      return data;
    });

  const find = async (key: string) => (await cache.fetch(key)) ?? null;

  async function list(id: string): Promise<readonly string[] | null> {
    const text = await find(`${id}/${INDEX}`);
    return text && (JSON.parse(text.toString('utf8')) as string[]);
  }

  /** Past the cache: another instance may have removed it. */
  const exists = async (id: string) => (await findWhole(`${id}/${INDEX}`)) !== undefined;

  return {
    list,
    exists,
    read: (id, name) => find(`${id}/${name}`),
    store: async (id, files) => {
      if (await exists(id)) return;
      await Promise.all(files.map(({ name, data }) => call(() => bucket.put(`${id}/${name}`, data))));
      const index = Buffer.from(JSON.stringify(files.map(({ name }) => name)));
      await call(() => bucket.put(`${id}/${INDEX}`, index));
    },
    add: (id, { name, data }) => call(() => bucket.put(`${id}/${name}`, data)),
    remove: async (id) => {
      // The index first: without it there is no picture.
      await call(() => bucket.remove(`${id}/${INDEX}`));
      const rest = await call(() => bucket.list(`${id}/`));
      await Promise.all(rest.map(({ key }) => call(() => bucket.remove(key))));
      for (const key of cache.keys()) if (key.startsWith(`${id}/`)) cache.delete(key);
    },
    ids: async () => {
      const keys = (await call(() => bucket.list())).map(({ key }) => key);
      return keys.filter((key) => key.endsWith(`/${INDEX}`)).map((key) => key.slice(0, -INDEX.length - 1));
    },
  };
}

const BEGINNINGS = { webp: ['RIFF', 0], avif: ['ftyp', 4], jpg: ['\u00FF\u00D8\u00FF', 0] } as const;

function isWhole(key: string, data: Buffer): boolean {
  if (key.endsWith(`/${INDEX}`)) return isIndex(data.toString('utf8'));
  const ending = key.slice(key.lastIndexOf('.') + 1);
  const [beginning, at] = BEGINNINGS[ending as keyof typeof BEGINNINGS] ?? ['', 0];
  return data.toString('latin1', at, at + beginning.length) === beginning;
}

function isIndex(text: string): boolean {
  try {
    const names: unknown = JSON.parse(text);
    return Array.isArray(names) && names.every((name) => typeof name === 'string');
  } catch {
    return false;
  }
}
