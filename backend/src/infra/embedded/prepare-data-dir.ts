import { access, constants, mkdir, readdir } from 'node:fs/promises';
import { readFreeSpace, type FreeSpace } from 'platform/common';
import { POINTER } from './place.ts';
import { StartError } from '../../start-error.ts';

const MEGABYTE = 1_000_000;
/** Database, demo data and the first releases, with room for what the first days bring. */
const FIRST_START_MB = 500;

export interface DataDirOptions {
  /** Whether the embedded database is in it. */
  readonly hasDatabase: boolean;
  /** Room on the disk of a folder. Default: the file system's. */
  readonly readSpace?: ((folder: string) => Promise<FreeSpace>) | undefined;
}

/**
 * Makes sure that the data folder exists and can be written; if it is to hold the database, also that there is room for
 * it at a first start.
 *
 * @throws StartError naming the folder and what is wrong with it
 */
export async function prepareDataDir(
  dataDir: string,
  { hasDatabase, readSpace = readFreeSpace }: DataDirOptions,
): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be used: ${reasonOf(error)}`, { cause: error });
  }
  if (!hasDatabase) return;
  const free = await readSpace(dataDir).catch(() => null);
  if (free === null || free.bytes >= FIRST_START_MB * MEGABYTE || (await hasCluster(dataDir))) return;
  throw new StartError(
    `DATA_DIR ${dataDir} needs ${FIRST_START_MB} MB for a first start, and its disk has ${Math.floor(free.bytes / MEGABYTE)} MB: free some, or set DATA_DIR to a folder on another disk`,
  );
}

/** Whether the database has been made: here, or where its pointer says. */
async function hasCluster(dataDir: string): Promise<boolean> {
  const names = await readdir(dataDir);
  return names.includes('postgres') || names.includes(POINTER);
}

const REASONS: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
  ENOSPC: 'no space left',
  ELOOP: 'too many links',
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  return REASONS[code] ?? code;
}
