import type { BuiltRelease } from './built-release.ts';
import { readLiveSet } from './live-registry.ts';
import type { LiveSet } from './live-registry.ts';
import type { Registry } from './registry.ts';
import type { ReleaseStore, StoredEncoding } from './store.ts';

/** A file of a release as it goes over the wire. */
export interface ReleasedFile {
  readonly content: Buffer;
  /** `sha384-…` of the plain content. */
  readonly integrity: string;
  readonly encoding?: StoredEncoding;
}

/** What the delivery server serves: what is live now, and files of any release. */
export interface LiveSource {
  /** @throws NothingLiveError when there is nothing to serve. */
  readLive(): Promise<LiveSet>;
  /** A file that the release lists, in the first of the encodings that the store holds ready; undefined without one. */
  findFile(
    area: string,
    version: string,
    file: string,
    encodings: readonly StoredEncoding[],
  ): Promise<ReleasedFile | undefined>;
}

interface KnownSet {
  readonly registry: Registry;
  readonly set: LiveSet;
}

/** Milliseconds in which a change of the registry reaches the page. */
const FRESHNESS = 200;
const REMEMBERED_RELEASES = 200;

/** Serves a store; looks for a new revision of the registry a few times a second at most. */
export class StoreSource implements LiveSource {
  readonly #store: ReleaseStore;
  #live: Promise<KnownSet> | undefined;
  #lookedAt = 0;
  readonly #releases = new Map<string, BuiltRelease>();

  constructor(store: ReleaseStore) {
    this.#store = store;
  }

  async readLive(): Promise<LiveSet> {
    const now = performance.now();
    if (!this.#live || now - this.#lookedAt > FRESHNESS) {
      this.#lookedAt = now;
      this.#live = this.#refresh(this.#live);
    }
    return (await this.#live).set;
  }

  async findFile(
    area: string,
    version: string,
    file: string,
    encodings: readonly StoredEncoding[],
  ): Promise<ReleasedFile | undefined> {
    const release = await this.#findRelease(area, version);
    const integrity = release && Object.hasOwn(release.files, file) ? release.files[file] : undefined;
    if (!integrity) return undefined;
    for (const encoding of encodings) {
      const content = await this.#store.findFile(area, version, file, encoding);
      if (content) return { content, integrity, encoding };
    }
    const content = await this.#store.findFile(area, version, file);
    return content && { content, integrity };
  }

  /** Releases never change, so their descriptions are read once; whether a file is there is asked every time. */
  async #findRelease(area: string, version: string): Promise<BuiltRelease | undefined> {
    const key = `${area}/${version}`;
    const known = this.#releases.get(key) ?? (await this.#store.findRelease(area, version));
    if (!known) return undefined;
    if (this.#releases.size >= REMEMBERED_RELEASES) this.#releases.clear();
    this.#releases.set(key, known);
    return known;
  }

  /** A registry that can't be read must not take down a page that was fine a moment ago: what was live stays live. */
  async #refresh(before: Promise<KnownSet> | undefined): Promise<KnownSet> {
    const last = await before?.catch(() => undefined);
    try {
      const registry = await this.#store.readRegistry();
      if (last?.registry.revision === registry.revision) return last;
      return { registry, set: await readLiveSet(this.#store, registry) };
    } catch (error) {
      if (last) return last;
      throw error;
    }
  }
}
