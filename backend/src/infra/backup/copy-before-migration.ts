import { rename, rm } from 'node:fs/promises';
import type { ConnectionOptions } from '../database/database.ts';
import { codeOfError } from '../database/database-errors.ts';
import { findPlace } from '../embedded/place.ts';
import { StartError } from '../../start-error.ts';
import { copyRunningCluster } from './copy-cluster.ts';

/**
 * Copies the embedded database beside its folder, in place of an earlier such copy.
 *
 * @returns the copy's folder; it takes the database's place when somebody goes back to the version before
 * @throws StartError when it cannot be made, for lack of room above all
 */
export async function copyBeforeMigration(dataDir: string, connection: ConnectionOptions): Promise<string> {
  const { cluster } = await findPlace(dataDir);
  const copy = `${cluster}.before-migration`;
  const unfinished = `${cluster}.copying`;
  try {
    await rm(unfinished, { recursive: true, force: true });
    await copyRunningCluster(connection, cluster, unfinished);
    await rm(copy, { recursive: true, force: true });
    await rename(unfinished, copy);
    return copy;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    const reason = codeOfError(error) === 'ENOSPC' ? 'no space left' : String(error);
    throw new StartError(`The database cannot be copied to ${copy} before its migration: ${reason}`, {
      cause: error,
    });
  }
}
