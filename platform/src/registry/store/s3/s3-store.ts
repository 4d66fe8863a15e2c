import { LRUCache } from 'lru-cache';
import pMap from 'p-map';
import { RELEASE_FILE, type AddressPolicy, type StoredEncoding } from '../../../contract/server/index.ts';
import type { StoredVersion } from '../../../contract/index.ts';
import { NO_RIGHTS } from '../rights.ts';
import { BaseStore } from '../base-store.ts';
import { ENCODING_SUFFIXES } from '../compress.ts';
import { readBuild, readBuiltFile } from '../release-staging.ts';
import { checkedDocument, checkedName, checkedVersion } from '../names.ts';
import type { DocumentFolder, StoredRelease } from '../release-store.ts';
import { EMPTY_REGISTRY } from '../registry-changes.ts';
import { S3Bucket, type S3Options } from '../../../common/index.ts';
import { S3RevisionLog } from './s3-revision-log.ts';

/** Size of the in-memory cache of released files. */
const FILE_CACHE_BYTES = 64 * 1024 * 1024;
const UPLOADS = { concurrency: 12 };

/**
 * A release store in an S3-compatible bucket, with the same layout as on disk. The bucket must support conditional
 * writes (`If-None-Match: *`), as Amazon S3, Cloudflare R2 and MinIO do.
 */
export class S3Store extends BaseStore {
  readonly #bucket: S3Bucket;
  /** Cached without expiry: released files never change. */
  readonly #files = new LRUCache<string, Buffer>({
    maxSize: FILE_CACHE_BYTES,
    sizeCalculation: ({ length }) => length + 1,
    fetchMethod: (key) => this.#bucket.find(key),
    // A file that is evicted while it is being fetched still reaches its waiting callers.
    ignoreFetchAbort: true,
  });

  constructor(options: S3Options, policy?: AddressPolicy) {
    const bucket = new S3Bucket(options);
    const registry = new S3RevisionLog(bucket, 'registry', EMPTY_REGISTRY);
    super({ registry, rights: new S3RevisionLog(bucket, 'rights', NO_RIGHTS) }, policy);
    this.#bucket = bucket;
  }

  /** A release exists once its description does, so that is written last. */
  async release(folder: string): Promise<StoredRelease> {
    const release = await readBuild(folder);
    const prefix = prefixOf(release.name, release.version);
    if (!(await this.check(release.name, release.version)).length) return { release, isNew: false };
    const upload = async (file: string) => {
      const stored = await readBuiltFile(folder, release, file);
      await Promise.all(stored.map(({ name, content }) => this.#bucket.put(prefix + name, content)));
    };
    await pMap(Object.keys(release.files), upload, UPLOADS);
    const description = `${JSON.stringify(release, null, 2)}\n`;
    return { release, isNew: await this.#bucket.add(prefix + RELEASE_FILE, description) };
  }

  protected async storedVersions(area: string): Promise<StoredVersion[]> {
    const prefix = `releases/${checkedName(area)}/`;
    const ending = `/${RELEASE_FILE}`;
    const descriptions = (await this.#bucket.list(prefix)).filter(({ key }) => key.endsWith(ending));
    return descriptions.map(({ key, changedAt }) => ({
      version: key.slice(prefix.length, -ending.length),
      storedAt: changedAt,
    }));
  }

  protected async readDescription(area: string, version: string): Promise<string | undefined> {
    return (await this.#bucket.find(prefixOf(area, version) + RELEASE_FILE))?.toString('utf8');
  }

  async findFile(
    area: string,
    version: string,
    file: string,
    encoding?: StoredEncoding,
  ): Promise<Buffer | undefined> {
    const key = keyOf(area, version, file, encoding);
    return key === undefined ? undefined : this.#files.fetch(key);
  }

  async remove(area: string, version: string): Promise<void> {
    const prefix = prefixOf(area, version);
    await this.#bucket.remove(prefix + RELEASE_FILE);
    const entries = await this.#bucket.list(prefix);
    await Promise.all(entries.map(({ key }) => this.#bucket.remove(key)));
  }

  async findDocument(folder: DocumentFolder, name: string): Promise<string | undefined> {
    return (await this.#bucket.find(`${folder}/${checkedDocument(name)}`))?.toString('utf8');
  }

  async writeDocument(folder: DocumentFolder, name: string, text: string): Promise<void> {
    await this.#bucket.put(`${folder}/${checkedDocument(name)}`, text);
  }

  async listDocuments(folder: DocumentFolder): Promise<string[]> {
    const entries = await this.#bucket.list(`${folder}/`);
    return entries.map(({ key }) => key.slice(folder.length + 1));
  }

  async removeDocument(folder: DocumentFolder, name: string): Promise<void> {
    await this.#bucket.remove(`${folder}/${checkedDocument(name)}`);
  }

  /** Past the cache. */
  protected override async readStored(
    area: string,
    version: string,
    file: string,
    encoding?: StoredEncoding,
  ): Promise<Buffer | undefined> {
    const key = keyOf(area, version, file, encoding);
    return key === undefined ? undefined : this.#bucket.find(key);
  }
}

function prefixOf(area: string, version: string): string {
  return `releases/${checkedName(area)}/${checkedVersion(version)}/`;
}

function keyOf(area: string, version: string, file: string, encoding?: StoredEncoding): string | undefined {
  if (file.split('/').some((part) => part === '' || part === '.' || part === '..')) return undefined;
  return prefixOf(area, version) + file + (encoding ? ENCODING_SUFFIXES[encoding] : '');
}
