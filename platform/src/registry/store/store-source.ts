import { LRUCache } from 'lru-cache';
import type { AreaRelease } from '../../contract/index.ts';
import {
  compositionOf,
  SHELL,
  type BuiltRelease,
  type LiveSet,
  type LiveSource,
  type Registry,
  type ReleasedFile,
  type StoredEncoding,
  type VersionSet,
} from '../../contract/server/index.ts';
import { chooseVersions, hasCanary } from './choose-versions.ts';
import { readSet, toAreaRelease } from './live-registry.ts';
import { gonePatterns } from './retire-area.ts';
import type { ReleaseStore } from './release-store.ts';

/** A change of the registry reaches pages within this time. */
const REGISTRY_MAX_AGE_MS = 200;
/** How long a page waits for a store that hangs, when an earlier registry is cached. */
const STORE_TIMEOUT_MS = 1000;
const MAX_CACHED_RELEASES = 200;
const MAX_CACHED_SETS = 50;
const COMPOSITION = /^[0-9a-f]{12}$/;

/** Serves a store; caches the registry for {@link REGISTRY_MAX_AGE_MS}. */
export class StoreSource implements LiveSource {
  readonly #store: ReleaseStore;
  #registry: Promise<Registry> | undefined;
  /** The latest registry whose releases could all be read. */
  #last: Registry | undefined;
  #readAt = 0;
  /** Whether a read of the registry has not been answered yet. */
  #isHanging = false;
  readonly #releases = new LRUCache<string, BuiltRelease>({ max: MAX_CACHED_RELEASES });
  readonly #sets = new LRUCache<string, Promise<LiveSet>>({ max: MAX_CACHED_SETS });

  readonly #reportShare: number;

  /** @param reportShare Share of pages that report their health, 0 to 1. */
  constructor(store: ReleaseStore, { reportShare = 1 }: { reportShare?: number } = {}) {
    this.#store = store;
    this.#reportShare = reportShare;
  }

  /** A source of one set of versions, whatever is live. */
  static ofSet(store: ReleaseStore, versions: VersionSet): LiveSource {
    const files = new StoreSource(store);
    const set = readSet(store, versions);
    return {
      readLive: () => set,
      findFile: (area, version, file, encodings) => files.findFile(area, version, file, encodings),
    };
  }

  async readLive(visitor?: string): Promise<LiveSet> {
    const registry = await this.#readRegistry();
    const gone = gonePatterns(registry);
    const live = () => this.#setOf(chooseVersions(registry.areas, undefined), gone);
    if (visitor === undefined) return live();
    // If the canary can't be read, the visitor gets the live version.
    return this.#setOf(chooseVersions(registry.areas, visitor), gone).catch(live);
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

  async isListed(area: string, version: string, file: string): Promise<boolean> {
    const release = await this.#findRelease(area, version);
    return release !== undefined && Object.hasOwn(release.files, file);
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

  /** Descriptions are cached since releases never change. Files are not: they may be missing for a while. */
  async #findRelease(area: string, version: string): Promise<BuiltRelease | undefined> {
    const key = `${area}/${version}`;
    const known = this.#releases.get(key) ?? (await this.#store.findRelease(area, version));
    if (!known) return undefined;
    this.#releases.set(key, known);
    return known;
  }

  async #readRegistry(): Promise<Registry> {
    const now = performance.now();
    if (!this.#registry || now - this.#readAt > REGISTRY_MAX_AGE_MS) {
      this.#readAt = now;
      this.#registry = this.#refresh();
    }
    return this.#registry;
  }

  /** When the registry can't be read, the last one stays in use, so that the site stays up. */
  async #refresh(): Promise<Registry> {
    const last = this.#last;
    // One page is waiting for the store already; the others use the last registry at once.
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

  /** The latest revision; throws when one of its live releases can't be read. */
  async #readNext(): Promise<Registry> {
    const registry = await this.#store.readRegistry();
    if (this.#last?.revision === registry.revision) return this.#last;
    await this.#setOf(chooseVersions(registry.areas, undefined), gonePatterns(registry));
    this.#last = registry;
    return registry;
  }

  /** @param gone addresses of retired areas; none for a replay, which shows the site as it was */
  #setOf(versions: Readonly<Record<string, string>>, gone: readonly string[] = []): Promise<LiveSet> {
    const composition = compositionOf(versions);
    const key = [composition, ...gone].join(' ');
    const known = this.#sets.get(key);
    if (known) return known;
    const set = this.#readSet(versions, gone);
    this.#sets.set(key, set);
    set.then(
      () => this.#record(composition, versions),
      () => this.#sets.delete(key),
    );
    return set;
  }

  async #readSet(versions: Readonly<Record<string, string>>, gone: readonly string[]): Promise<LiveSet> {
    const set = await readSet(this.#store, versions);
    const registry = {
      ...set.registry,
      ...(gone.length ? { gone } : {}),
      ...(this.#reportShare === 1 ? {} : { reportShare: this.#reportShare }),
    };
    return { ...set, etag: [set.etag, ...gone].join(' '), registry };
  }

  /** Saves the set so that it can be replayed for an error report; ignored when the store is read-only. */
  async #record(composition: string, versions: Readonly<Record<string, string>>): Promise<void> {
    const text = `${JSON.stringify(versions)}\n`;
    await this.#store.writeDocument('compositions', nameOf(composition), text).catch(() => undefined);
  }
}

function nameOf(composition: string): string {
  return `${composition}.json`;
}
