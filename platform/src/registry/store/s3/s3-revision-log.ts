import { RevisionLog, revisionName, revisionText, type Revision } from '../revision-log.ts';
import type { S3Bucket } from '../../../common/index.ts';

const REVISION = /\/(\d{8})\.json$/;
const CONCURRENCY = 16;
const MAX_CACHED_REVISIONS = 1000;

/**
 * A log in a bucket: one object per revision, written only if no object has that name. A reader that knows a
 * revision probes for the next one, so a read costs one small request.
 */
export class S3RevisionLog<State extends Revision> extends RevisionLog<State> {
  readonly #bucket: S3Bucket;
  readonly #folder: string;
  readonly #empty: State;
  readonly #known = new Map<number, State>();
  #latest: State | undefined;

  /** @param empty The state before the first revision. */
  constructor(bucket: S3Bucket, folder: string, empty: State) {
    super();
    this.#bucket = bucket;
    this.#folder = `${folder}/`;
    this.#empty = empty;
  }

  async read(): Promise<State> {
    let latest = this.#latest ?? (await this.#findLatest());
    for (;;) {
      const next = await this.#find(latest.revision + 1);
      if (!next) break;
      latest = next;
    }
    if (latest.revision >= (this.#latest?.revision ?? 0)) this.#latest = latest;
    return latest;
  }

  async readHistory(limit: number): Promise<State[]> {
    const { revision } = await this.read();
    const numbers = Array.from({ length: Math.min(limit, revision) }, (_, index) => revision - index);
    const revisions: (State | undefined)[] = [];
    for (let start = 0; start < numbers.length; start += CONCURRENCY) {
      const batch = numbers.slice(start, start + CONCURRENCY);
      revisions.push(...(await Promise.all(batch.map((number) => this.#find(number)))));
    }
    return revisions.flatMap((found) => found ?? []);
  }

  protected add(state: State): Promise<boolean> {
    return this.#bucket.add(this.#keyOf(state.revision), revisionText(state));
  }

  async #findLatest(): Promise<State> {
    const entries = await this.#bucket.list(this.#folder);
    const numbers = entries.map(({ key }) => Number(REVISION.exec(key)?.[1] ?? 0));
    const number = Math.max(0, ...numbers);
    return (await this.#find(number)) ?? this.#empty;
  }

  async #find(number: number): Promise<State | undefined> {
    if (number === 0) return undefined;
    const known = this.#known.get(number);
    if (known) return known;
    const text = await this.#bucket.find(this.#keyOf(number));
    if (!text) return undefined;
    const state = JSON.parse(text.toString('utf8')) as State;
    if (this.#known.size >= MAX_CACHED_REVISIONS) this.#known.clear();
    this.#known.set(number, state);
    return state;
  }

  #keyOf(number: number): string {
    return this.#folder + revisionName(number);
  }
}
