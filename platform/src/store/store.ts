import type { BuiltRelease } from './built-release.ts';
import type { Reason, Registry } from './registry.ts';

/** Encodings that a release holds ready beside the plain files. */
export type StoredEncoding = 'br' | 'gzip';

/** What became of a build that was handed to the store. */
export interface StoredRelease {
  readonly release: BuiltRelease;
  /** False when the store already had exactly this version. */
  readonly isNew: boolean;
}

/** Where releases live. Releases are immutable; which of them are live is told by the registry alone. */
export interface ReleaseStore {
  /**
   * Takes a built folder (with `release.json`) into the store. The same build twice is one release.
   * @throws Error when the folder holds no build, or another one than its `release.json` says.
   */
  release(folder: string): Promise<StoredRelease>;
  /** Problems that keep a stored version from going live; empty when it may. */
  check(area: string, version: string): Promise<string[]>;
  /**
   * Makes a stored version the live one.
   * @throws Error naming the problems when {@link ReleaseStore.check} finds any.
   */
  promote(area: string, version: string, reason: Reason): Promise<Registry>;
  /**
   * Makes the version before the live one live again.
   * @throws Error when there is none, or when it is no longer whole.
   */
  rollback(area: string, reason: Reason): Promise<Registry>;
  /** What is live now. */
  readRegistry(): Promise<Registry>;
  /** Latest revisions of the registry, latest first; each tells the change that made it. */
  readHistory(limit: number): Promise<Registry[]>;
  /** Versions of an app in the store, in no particular order. */
  listVersions(area: string): Promise<string[]>;
  /** Description of a stored version, or undefined when the store has none. */
  findRelease(area: string, version: string): Promise<BuiltRelease | undefined>;
  /** Content of one file that the release lists, as stored or compressed; undefined when it isn't there. */
  findFile(
    area: string,
    version: string,
    file: string,
    encoding?: StoredEncoding,
  ): Promise<Buffer | undefined>;
}
