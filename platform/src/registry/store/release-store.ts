import type { GateProblem, StoredVersion } from '../../contract/index.ts';
import type { Rights } from './rights.ts';
import type { BuiltRelease, Reason, Registry, StoredEncoding } from '../../contract/server/index.ts';
import type { Change } from './registry-changes.ts';
import type { RevisionLog } from './revision-log.ts';

/** The result of storing a build. */
export interface StoredRelease {
  readonly release: BuiltRelease;
  /** False when the store already had this version. */
  readonly isNew: boolean;
}

/**
 * Folders of small documents that servers share without a database: `acts` who did what, `token-use` when each token
 * was used, `gate-checks` how the gate's checks of the last day ended, `sources` what each version was released from.
 */
export type DocumentFolder = 'health' | 'compositions' | 'acts' | 'token-use' | 'gate-checks' | 'sources';

/** Storage of releases, which never change, and of the registry, which says which of them are live. */
export interface ReleaseStore {
  /**
   * Stores a build. Storing the same build twice gives one release.
   * @param folder The build's output folder, with `release.json`.
   * @throws Error when the folder has no build, or one that was changed after the build
   */
  release(folder: string): Promise<StoredRelease>;
  /** What prevents a stored version from going live, one sentence each; empty when nothing does. */
  check(area: string, version: string): Promise<string[]>;
  /**
   * Makes a stored version live without the gate; use `ReleaseService` to check that it fits the other live versions.
   * @throws Error with the problems that {@link ReleaseStore.check} finds
   */
  promote(area: string, version: string, reason: Reason): Promise<Registry>;
  /**
   * Rolls back the canary or, without one, the live version.
   * @throws Error when there is no earlier version, or it is damaged
   */
  rollback(area: string, reason: Reason, from?: string): Promise<Registry>;
  /**
   * Applies a change to the latest revision of the registry; `change` runs again when another writer was faster. An
   * area that goes live claims the addresses that it mounts.
   * @throws ReleaseError `refused` when an address is another area's
   * @throws Error when there are too many writers at once
   */
  changeRegistry(change: Change): Promise<Registry>;
  /** What is live now. */
  readRegistry(): Promise<Registry>;
  /** What prevents a stored version from mounting its addresses: those that are another area's, or no area's. */
  checkAddresses(area: string, version: string): Promise<GateProblem[]>;
  /** Takes an area out, which keeps its addresses. @throws ReleaseError when the product can't be without it */
  retire(area: string, reason: Reason): Promise<Registry>;
  /** Whether the product can't be without an area: the shell, and those with addresses that are always theirs. */
  isNeeded(area: string): boolean;
  /** Frees an address. @throws ReleaseError when the area does not own it, or is live with it */
  giveUpAddress(area: string, pattern: string, reason: Reason): Promise<Registry>;
  /** Who may do what. */
  readonly rights: RevisionLog<Rights>;
  /** Makes sure that the registry can change even when the disk is full; a bucket needs nothing. */
  refillReserve(): Promise<void>;
  /** Latest revisions of the registry, latest first; each contains the change that made it. */
  readHistory(limit: number): Promise<Registry[]>;
  /** Versions of an app in the store, in no particular order. */
  listVersions(area: string): Promise<string[]>;
  /** The same with the times when they were stored, latest first. */
  listStored(area: string): Promise<StoredVersion[]>;
  /** Description of a stored version, or undefined when the store has none. */
  findRelease(area: string, version: string): Promise<BuiltRelease | undefined>;
  /** Content of a file of a release, original or compressed; undefined when it is missing. */
  findFile(
    area: string,
    version: string,
    file: string,
    encoding?: StoredEncoding,
  ): Promise<Buffer | undefined>;
  /** Deletes a version, its description first, so that an interrupted deletion leaves no release. */
  remove(area: string, version: string): Promise<void>;
  /** Reads a document; undefined when there is none. */
  findDocument(folder: DocumentFolder, name: string): Promise<string | undefined>;
  /** Writes a document atomically; the last writer wins. */
  writeDocument(folder: DocumentFolder, name: string, text: string): Promise<void>;
  listDocuments(folder: DocumentFolder): Promise<string[]>;
  removeDocument(folder: DocumentFolder, name: string): Promise<void>;
}
