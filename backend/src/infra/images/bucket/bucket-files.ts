import { LRUCache } from 'lru-cache';
import { isServiceError, ServiceError } from '../../http/service-error.ts';
import { createSlots } from '../../../lib/slots.ts';
import type { PictureFiles } from '../picture-files.ts';
import type { Bucket } from './bucket.ts';

/** Written last, it says that a picture is whole, and of which files. */
const INDEX = 'index.json';
const RETRY_AFTER_SECONDS = 5;
/** Bytes of pictures that an instance keeps in memory. */
const CAPACITY = 48 * 1024 * 1024;
/** Calls at once; a bucket that has become slow must not gather all visitors' requests. */
const SLOTS = { running: 48, waiting: 400, detail: 'The pictures are being asked for too much' };

/**
 * Pictures in a bucket, as `<id>/<file>`. What was read is kept in memory for a while; it never changes.
 *
 * @throws ServiceError `unavailable` from its calls when the bucket does not answer or refuses
 */
export function createBucketFiles(bucket: Bucket, capacity = CAPACITY): PictureFiles {
  const slots = createSlots(SLOTS);
  const kept = new LRUCache<string, Buffer>({
    maxSize: capacity,
    sizeCalculation: ({ length }) => length + 1,
    fetchMethod: async (key) => (await call(() => bucket.find(key))) ?? undefined,
    // One that has to go before it has come is still handed to those who wait for it.
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

  const find = async (key: string) => (await kept.fetch(key)) ?? null;

  async function list(id: string): Promise<readonly string[] | null> {
    const text = await find(`${id}/${INDEX}`);
    return text && (JSON.parse(text.toString('utf8')) as string[]);
  }

  return {
    list,
    read: (id, name) => find(`${id}/${name}`),
    store: async (id, files) => {
      if (await list(id)) return;
      await Promise.all(files.map(({ name, data }) => call(() => bucket.put(`${id}/${name}`, data))));
      const index = Buffer.from(JSON.stringify(files.map(({ name }) => name)));
      await call(() => bucket.put(`${id}/${INDEX}`, index));
    },
    add: (id, { name, data }) => call(() => bucket.put(`${id}/${name}`, data)),
    ids: async () => {
      const keys = await call(() => bucket.list());
      return keys.filter((key) => key.endsWith(`/${INDEX}`)).map((key) => key.slice(0, -INDEX.length - 1));
    },
  };
}
