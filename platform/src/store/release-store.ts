import type { StoredVersion } from '../contract/releases.ts';
import type { BuiltRelease } from './built-release.ts';
import type { Change, Reason, Registry } from './registry.ts';

/** Encodings that a release holds ready beside the plain files. */
export type StoredEncoding = 'br' | 'gzip';

/** What became of a build that was handed to the store. */
export interface StoredRelease {
  readonly release: BuiltRelease;
  /** False when the store already had exactly this version. */
  readonly isNew: boolean;
}

/** Small texts beside the releases: what servers tell each other without a database. */
export type DocumentFolder = 'health' | 'compositions';

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
   * Makes a stored version the live one, whether or not it fits what else is live: for that, go through the desk.
   * @throws Error naming the problems when {@link ReleaseStore.check} finds any.
   */
  promote(area: string, version: string, reason: Reason): Promise<Registry>;
  /**
   * Takes back the canary, or else the live version.
   * @throws Error when there is none before it, or when that is no longer whole.
   */
  rollback(area: string, reason: Reason, from?: string): Promise<Registry>;
  /**
   * Adds a revision to the registry, made of the latest one; `change` runs again when another writer was faster.
   * @throws Error when there are too many writers at once.
   */
  changeRegistry(change: Change): Promise<Registry>;
  /** What is live now. */
  readRegistry(): Promise<Registry>;
  /** Latest revisions of the registry, latest first; each tells the change that made it. */
  readHistory(limit: number): Promise<Registry[]>;
  /** Versions of an app in the store, in no particular order. */
  listVersions(area: string): Promise<string[]>;
  /** The same with the times when they came into the store, latest first. */
  listStored(area: string): Promise<StoredVersion[]>;
  /** Description of a stored version, or undefined when the store has none. */
  findRelease(area: string, version: string): Promise<BuiltRelease | undefined>;
  /** Content of one file that the release lists, as stored or compressed; undefined when it isn't there. */
  findFile(
    area: string,
    version: string,
    file: string,
    encoding?: StoredEncoding,
  ): Promise<Buffer | undefined>;
  /** Removes a version for good, its description first, so that what is left of it is no release. */
  remove(area: string, version: string): Promise<void>;
  /** A small text by its name; undefined when there is none. */
  findDocument(folder: DocumentFolder, name: string): Promise<string | undefined>;
  /** Writes a small text whole or not at all; the last writer wins. */
  writeDocument(folder: DocumentFolder, name: string, text: string): Promise<void>;
  listDocuments(folder: DocumentFolder): Promise<string[]>;
  removeDocument(folder: DocumentFolder, name: string): Promise<void>;
}
