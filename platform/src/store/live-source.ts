import { LRUCache } from 'lru-cache';
import type { AreaRelease } from '../contract/index.ts';
import { SHELL } from './built-release.ts';
import type { BuiltRelease } from './built-release.ts';
import { chooseVersions, hasCanary } from '../canary/choose-versions.ts';
import { compositionOf, readSet, toAreaRelease } from './live-registry.ts';
import type { LiveSet } from './live-registry.ts';
import type { Registry } from './registry.ts';
import type { ReleaseStore, StoredEncoding } from './release-store.ts';

/** A file of a release as it goes over the wire. */
export interface ReleasedFile {
  readonly content: Buffer;
  /** `sha384-…` of the plain content. */
  readonly integrity: string;
  readonly encoding?: StoredEncoding;
}

/** What the delivery server serves: what is live now, and files of any release. */
export interface LiveSource {
  /**
   * The set that a visitor gets; without one, what everybody gets who is not part of a canary.
   * @throws NothingLiveError when there is nothing to serve
   */
  readLive(visitor?: string): Promise<LiveSet>;
  /** Whether visitors may get different sets now, and so have to be told apart. */
  hasCanary?(): Promise<boolean>;
  /** A set that was live once, by its id; undefined when it is unknown or no longer whole in the store. */
  findComposition?(composition: string): Promise<LiveSet | undefined>;
  /** A stored version of an area, as a page would be told of it; undefined when there is none. */
  findArea?(area: string, version: string): Promise<AreaRelease | undefined>;
  /** A file that the release lists, in the first of the encodings that the store holds ready; undefined without one. */
  findFile(
    area: string,
    version: string,
    file: string,
    encodings: readonly StoredEncoding[],
  ): Promise<ReleasedFile | undefined>;
}

/** Milliseconds in which a change of the registry reaches the page. */
const REGISTRY_MAX_AGE_MS = 200;
/** Milliseconds that a page waits for a store that hangs, when what was live a moment ago is known. */
const STORE_TIMEOUT_MS = 1000;
const MAX_CACHED_RELEASES = 200;
const MAX_CACHED_SETS = 50;
const COMPOSITION = /^[0-9a-f]{12}$/;

/** Serves a store; looks for a new revision of the registry a few times a second at most. */
export class StoreSource implements LiveSource {
  readonly #store: ReleaseStore;
  #registry: Promise<Registry> | undefined;
  #last: Registry | undefined;
  #lookedAt = 0;
  /** Whether the store was asked and has not answered yet. */
  #isHanging = false;
  readonly #releases = new LRUCache<string, BuiltRelease>({ max: MAX_CACHED_RELEASES });
  readonly #sets = new LRUCache<string, Promise<LiveSet>>({ max: MAX_CACHED_SETS });

  readonly #reportShare: number;

  /** @param reportShare Share of pages that report how they do, 0 to 1. */
  constructor(store: ReleaseStore, { reportShare = 1 }: { reportShare?: number } = {}) {
    this.#store = store;
    this.#reportShare = reportShare;
  }

  async readLive(visitor?: string): Promise<LiveSet> {
    const { areas } = await this.#readRegistry();
    const live = () => this.#setOf(chooseVersions(areas, undefined));
    if (visitor === undefined) return live();
    // A canary that can't be read costs nobody the page.
    return this.#setOf(chooseVersions(areas, visitor)).catch(live);
  }

  async hasCanary(): Promise<boolean> {
    return hasCanary((await this.#readRegistry()).areas);
  }

  async findComposition(composition: string): Promise<LiveSet | undefined> {
    if (!COMPOSITION.test(composition)) return undefined;
    const known = this.#sets.get(composition);
    if (known) return known;
    const text = await this.#store.findDocument('compositions', nameOf(composition));
    const versions = text === undefined ? {} : (JSON.parse(text) as Record<string, string>);
    if (compositionOf(versions) !== composition) return undefined;
    return this.#setOf(versions).catch(() => undefined);
  }

  async findArea(area: string, version: string): Promise<AreaRelease | undefined> {
    if (area === SHELL) return undefined;
    const release = await this.#findRelease(area, version).catch(() => undefined);
    return release && toAreaRelease(release);
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
    this.#releases.set(key, known);
    return known;
  }

  async #readRegistry(): Promise<Registry> {
    const now = performance.now();
    if (!this.#registry || now - this.#lookedAt > REGISTRY_MAX_AGE_MS) {
      this.#lookedAt = now;
      this.#registry = this.#refresh();
    }
    return this.#registry;
  }

  /** A registry that can't be read must not take down a page that was fine a moment ago: what was live stays live. */
  async #refresh(): Promise<Registry> {
    const last = this.#last;
    // One page has waited for a store that hangs; the others need not.
    if (last && this.#isHanging) return last;
    const next = this.#readNext();
    if (!last) return next;
    this.#isHanging = true;
    const settle = () => {
      this.#isHanging = false;
    };
    next.then(settle, settle);
    const { promise: tooLate, resolve } = Promise.withResolvers<Registry>();
    const timer = setTimeout(() => resolve(this.#last ?? last), STORE_TIMEOUT_MS);
    const found = await Promise.race([next.catch(() => last), tooLate]);
    clearTimeout(timer);
    return found;
  }

  /** The latest revision, once everything that it makes live can be had. */
  async #readNext(): Promise<Registry> {
    const registry = await this.#store.readRegistry();
    if (this.#last?.revision === registry.revision) return this.#last;
    await this.#setOf(chooseVersions(registry.areas, undefined));
    this.#last = registry;
    return registry;
  }

  #setOf(versions: Readonly<Record<string, string>>): Promise<LiveSet> {
    const composition = compositionOf(versions);
    const known = this.#sets.get(composition);
    if (known) return known;
    const set = this.#readSet(versions);
    this.#sets.set(composition, set);
    set.then(
      () => this.#record(composition, versions),
      () => this.#sets.delete(composition),
    );
    return set;
  }

  async #readSet(versions: Readonly<Record<string, string>>): Promise<LiveSet> {
    const set = await readSet(this.#store, versions);
    if (this.#reportShare === 1) return set;
    return { ...set, registry: { ...set.registry, reportShare: this.#reportShare } };
  }

  /** So that the page view of an error report can be looked at again; a store that takes no writes goes without. */
  async #record(composition: string, versions: Readonly<Record<string, string>>): Promise<void> {
    const text = `${JSON.stringify(versions)}\n`;
    await this.#store.writeDocument('compositions', nameOf(composition), text).catch(() => undefined);
  }
}

function nameOf(composition: string): string {
  return `${composition}.json`;
}
