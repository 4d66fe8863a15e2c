import { EMPTY_REGISTRY } from '../registry.ts';
import type { Registry } from '../registry.ts';
import { RevisionLog, revisionName, revisionText } from '../revision-log.ts';
import type { S3Bucket } from '../../s3/s3-bucket.ts';

const FOLDER = 'registry/';
const REVISION = /^registry\/(\d{8})\.json$/;
const CONCURRENCY = 16;
const MAX_CACHED_REVISIONS = 1000;

/**
 * The registry in a bucket: one object per revision, written only if no object has that name. A reader that knows a
 * revision probes for the next one, so a read costs one small request.
 */
export class S3RevisionLog extends RevisionLog {
  readonly #bucket: S3Bucket;
  readonly #known = new Map<number, Registry>();
  #latest: Registry | undefined;

  constructor(bucket: S3Bucket) {
    super();
    this.#bucket = bucket;
  }

  async read(): Promise<Registry> {
    let latest = this.#latest ?? (await this.#findLatest());
    for (;;) {
      const next = await this.#find(latest.revision + 1);
      if (!next) break;
      latest = next;
    }
    if (latest.revision >= (this.#latest?.revision ?? 0)) this.#latest = latest;
    return latest;
  }

  async readHistory(limit: number): Promise<Registry[]> {
    const { revision } = await this.read();
    const numbers = Array.from({ length: Math.min(limit, revision) }, (_, index) => revision - index);
    const revisions: (Registry | undefined)[] = [];
    for (let start = 0; start < numbers.length; start += CONCURRENCY) {
      const batch = numbers.slice(start, start + CONCURRENCY);
      revisions.push(...(await Promise.all(batch.map((number) => this.#find(number)))));
    }
    return revisions.flatMap((found) => found ?? []);
  }

  protected add(registry: Registry): Promise<boolean> {
    return this.#bucket.add(keyOf(registry.revision), revisionText(registry));
  }

  async #findLatest(): Promise<Registry> {
    const entries = await this.#bucket.list(FOLDER);
    const numbers = entries.map(({ key }) => Number(REVISION.exec(key)?.[1] ?? 0));
    const number = Math.max(0, ...numbers);
    return (await this.#find(number)) ?? EMPTY_REGISTRY;
  }

  async #find(number: number): Promise<Registry | undefined> {
    if (number === 0) return undefined;
    const known = this.#known.get(number);
    if (known) return known;
    const text = await this.#bucket.find(keyOf(number));
    if (!text) return undefined;
    const registry = JSON.parse(text.toString('utf8')) as Registry;
    if (this.#known.size >= MAX_CACHED_REVISIONS) this.#known.clear();
    this.#known.set(number, registry);
    return registry;
  }
}

function keyOf(number: number): string {
  return FOLDER + revisionName(number);
}
