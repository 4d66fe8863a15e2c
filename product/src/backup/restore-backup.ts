import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { copyPictures, copyTree, openPictureFiles, picturesOnDisk, StartError, type Config } from 'backend';
import { copyStore, openStoreFiles } from 'platform/registry';
import { STORE_FOLDERS, type StoreFiles } from 'platform/contract/server';
import { MANIFEST_FILE, readIntactManifest, type Manifest } from './manifest.ts';
import { DUMP_FILE } from './take-installation-backup.ts';

/** Files on their way; an interrupted restore leaves this folder and nothing else. */
const PARTIAL = 'restore.partial';
const PICTURES = 'files';

export interface Restore {
  /** The backup. */
  readonly source: string;
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 'picturesBucket'>;
  /** The bucket for releases; undefined: they belong into the data folder. */
  readonly releasesBucket: StoreFiles | undefined;
}

/**
 * Brings a backup into an empty installation: into its data folder, pictures and releases into buckets where it has
 * those. Nothing is written before every file of the backup was compared with its hash, and every target found empty.
 *
 * @throws StartError when the backup is damaged, when it does not suit the target, or when that is not empty
 */
export async function restoreBackup(restore: Restore): Promise<Manifest> {
  const { source, config, releasesBucket } = restore;
  const { dataDir, picturesBucket } = config;
  const manifest = await readIntactManifest(source);
  expectSameDatabase(manifest, config);
  await expectEmpty(restore);
  const elsewhere = new Set([
    MANIFEST_FILE,
    DUMP_FILE,
    ...(releasesBucket ? STORE_FOLDERS : []),
    ...(picturesBucket ? [PICTURES] : []),
  ]);
  if (releasesBucket) await copyStore(openStoreFiles(source), releasesBucket);
  if (picturesBucket) await copyPictures(picturesOnDisk(source), openPictureFiles(dataDir, picturesBucket));
  await copyInto(dataDir, source, (name) => !elsewhere.has(name));
  return manifest;
}

function expectSameDatabase({ database }: Manifest, { databaseUrl }: Restore['config']): void {
  if (database === 'embedded' && databaseUrl !== null)
    throw new StartError('The backup holds an embedded database: restore it without DATABASE_URL');
  if (database !== 'embedded' && databaseUrl === null)
    throw new StartError('The backup is of an installation with DATABASE_URL: set that of the new one');
}

async function expectEmpty({ config, releasesBucket }: Restore): Promise<void> {
  const { dataDir, picturesBucket } = config;
  const present = (await readdir(dataDir).catch(() => [])).filter((name) => name !== 'lost+found');
  if (present.length > 0)
    throw new StartError(
      `${dataDir} is not empty (${present.slice(0, 3).join(', ')}): a backup goes into an empty one`,
    );
  for (const folder of releasesBucket ? STORE_FOLDERS : []) {
    if ((await releasesBucket?.list(folder))?.length)
      throw new StartError(
        'The bucket of RELEASES_S3_URL is not empty: a backup goes into an empty folder of it',
      );
  }
  if (picturesBucket && (await openPictureFiles(dataDir, picturesBucket).ids()).length)
    throw new StartError(
      'The bucket of PICTURES_S3_URL is not empty: a backup goes into an empty folder of it',
    );
}

/** The database comes last: a folder with it has everything. */
async function copyInto(
  dataDir: string,
  source: string,
  isIncluded: (name: string) => boolean,
): Promise<void> {
  const partial = path.join(dataDir, PARTIAL);
  await mkdir(dataDir, { recursive: true, mode: 0o755 });
  await copyTree(source, partial, (name) => name.includes(path.sep) || isIncluded(name));
  const names = await readdir(partial);
  for (const name of names.sort((a, b) => Number(a === 'postgres') - Number(b === 'postgres')))
    await rename(path.join(partial, name), path.join(dataDir, name));
  await rm(partial, { recursive: true });
}
