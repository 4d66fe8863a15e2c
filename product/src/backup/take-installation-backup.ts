import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { openPictureFiles, picturesOnDisk, StartError, takeBackup, type Config } from 'backend';
import { copyStore, openStore, openStoreFiles } from 'platform/registry';
import { STORE_FOLDERS, type StoreFiles } from 'platform/contract/server';
import { writeManifest, type Manifest } from './manifest.ts';

/** A dump of `DATABASE_URL`'s database within a backup. */
export const DUMP_FILE = 'database.dump';

/** Belongs to the stores of releases: copied by `copyStore`, left by an interrupted upload, or room for a full disk. */
const OF_RELEASES = new Set<string>([...STORE_FOLDERS, 'incoming', 'reserve']);

export interface InstallationBackup {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 'picturesBucket'>;
  /** The release store, in the data folder or a bucket. */
  readonly releases: StoreFiles;
  /** A folder that does not exist yet. */
  readonly target: string;
  /** With `DATABASE_URL`: a dump of it to take into the backup, made before. */
  readonly dump?: string | undefined;
}

/**
 * Copies an installation, which may be running, as one set: first the database, then what it names. The new folder is a
 * DATA_DIR, with the pictures and releases of buckets, too.
 *
 * @throws StartError when the folder exists, or when a live release is not whole in the copy
 */
export async function takeInstallationBackup(backup: InstallationBackup): Promise<Manifest> {
  const { config, releases, target, dump } = backup;
  const { dataDir, databaseUrl, picturesBucket } = config;
  const hasDatabase = databaseUrl === null;
  if (dump !== undefined && hasDatabase)
    throw new StartError('--dump is for an installation with DATABASE_URL');
  await takeBackup(dataDir, target, {
    hasDatabase,
    bucket: picturesBucket && openPictureFiles(dataDir, picturesBucket),
    leftOut: (name) => OF_RELEASES.has(name),
  });
  if (dump !== undefined) await copyFile(dump, path.join(target, DUMP_FILE));
  const counts = await copyStore(releases, openStoreFiles(target));
  await expectWhole(target);
  const pictures = (await picturesOnDisk(target).ids()).length;
  const database = hasDatabase ? 'embedded' : dump === undefined ? 'none' : 'dump';
  return writeManifest(target, { database, pictures, ...counts });
}

/** Every version that is live or tried has to be in the copy, with all its files. */
async function expectWhole(folder: string): Promise<void> {
  const store = openStore(folder);
  const { areas } = await store.readRegistry();
  for (const [area, { live, canary }] of Object.entries(areas)) {
    for (const version of [live, ...(canary ? [canary.version] : [])]) {
      const [problem] = await store.check(area, version);
      if (problem !== undefined) throw new StartError(`The backup is not whole: ${problem}`);
    }
  }
}
