import { StartError, type Config } from 'backend';
import { openStore, openStoreFiles, type ReleaseStore } from 'platform/registry';
import type { StoreFiles } from 'platform/contract/server';
import { ADDRESSES } from '../addresses.ts';

/** The installation's release store. @throws StartError with one line that names the variable that is wrong */
export function openReleaseStore({ dataDir }: Pick<Config, 'dataDir'>): ReleaseStore {
  return orStartError(() => openStore(dataDir, process.env, ADDRESSES));
}

/** The same as files, to copy it whole. @throws StartError with one line that names the variable that is wrong */
export function openReleaseFiles({ dataDir }: Pick<Config, 'dataDir'>): StoreFiles {
  return orStartError(() => openStoreFiles(dataDir, process.env));
}

/** What reads settings of the platform says in one line what is wrong with them. @throws StartError with that line */
export function orStartError<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
