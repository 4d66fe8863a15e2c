import type { S3Bucket } from '../../../common/index.ts';
import {
  assertInside,
  type StoreEntry,
  type StoreFiles,
  type StoreFolder,
} from '../../../contract/server/index.ts';

/** The files of a store in a bucket, which sets the times of what is written itself. */
export class S3StoreFiles implements StoreFiles {
  readonly #bucket: S3Bucket;

  constructor(bucket: S3Bucket) {
    this.#bucket = bucket;
  }

  async list(folder: StoreFolder): Promise<StoreEntry[]> {
    const entries = await this.#bucket.list(`${folder}/`);
    return entries.map(({ key, changedAt }) => ({ name: key, changedAt }));
  }

  read(name: string): Promise<Buffer | undefined> {
    assertInside(name);
    return this.#bucket.find(name);
  }

  async write({ name }: StoreEntry, content: Buffer): Promise<void> {
    assertInside(name);
    await this.#bucket.put(name, content);
  }
}
