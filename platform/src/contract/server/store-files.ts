import path from 'node:path';

/** Folders of a release store, the same on disk and in a bucket. */
export const STORE_FOLDERS = [
  'registry',
  'releases',
  'rights',
  'compositions',
  'health',
  'acts',
  'token-use',
  'sources',
] as const;
export type StoreFolder = (typeof STORE_FOLDERS)[number];

/** One file of a store. */
export interface StoreEntry {
  /** Below the store, with slashes: `registry/00000042.json`. */
  readonly name: string;
  /** ISO 8601; stored versions are ordered by it. */
  readonly changedAt: string;
}

/** The files of a release store as they lie, to copy a store whole, its history included. */
export interface StoreFiles {
  list(folder: StoreFolder): Promise<StoreEntry[]>;
  /** Undefined when the file is gone. */
  read(name: string): Promise<Buffer | undefined>;
  write(entry: StoreEntry, content: Buffer): Promise<void>;
}

/** Throws unless a name stays below its store: names come from buckets and backups. */
export function assertInside(name: string): void {
  if (path.posix.normalize(`/${name}`) !== `/${name}` || name.includes('\\')) {
    throw new Error(`"${name}" is no name of a file of a release store.`);
  }
}
