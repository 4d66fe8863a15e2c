import { access, constants, mkdir } from 'node:fs/promises';
import { StartError } from '../../start-error.ts';

/**
 * Makes sure that the data folder exists and can be written.
 *
 * @throws StartError naming the folder and what is wrong with it
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be used: ${reasonOf(error)}`, { cause: error });
  }
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
