import { mkdir, readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { claimFolder } from '../embedded/claim.ts';
import { findPlace } from '../embedded/place.ts';
import { connectionOfRunning } from '../embedded/start-embedded.ts';
import { copyPictures } from '../images/copy-pictures.ts';
import { picturesOnDisk } from '../images/open-picture-files.ts';
import type { PictureFiles } from '../images/picture-files.ts';
import { StartError } from '../../start-error.ts';
import { copyRunningCluster, copyStoppedCluster } from './copy-cluster.ts';
import { copyTree } from './copy-tree.ts';

/**
 * Of the data folder: what the cluster's own copy brings, the copy before a migration, uploads under way, and what says
 * which process uses it.
 */
const OWN =
  /^(?:postgres(?:\.(?:new|copying|before-migration|location|log)|-binaries)?|uploads|service\.lock)$/;

export interface BackupOptions {
  /** False with `DATABASE_URL`, whose database has its own tools. Default true. */
  readonly hasDatabase?: boolean;
  /** Where its pictures are, if not in its folder; the copy has them in its own. */
  readonly bucket?: PictureFiles | null;
  /** Names in the data folder that are not copied here. */
  readonly leftOut?: (name: string) => boolean;
}

/**
 * Copies the embedded database, the pictures and everything else of a data folder into a new one, usable as DATA_DIR.
 * The service may be running: then the copy has everything that was stored before the start, and some of what came
 * meanwhile.
 *
 * @throws StartError when the folder already exists, or is inside the installation
 */
export async function takeBackup(
  dataDir: string,
  target: string,
  { hasDatabase = true, bucket = null, leftOut = () => false }: BackupOptions = {},
): Promise<void> {
  if (`${target}${sep}`.startsWith(`${dataDir}${sep}`)) {
    throw new StartError(`${target} is inside of ${dataDir}: a copy belongs elsewhere`);
  }
  if (await stat(target).catch(() => null)) throw new StartError(`${target} is there already`);
  if (!(await stat(dataDir).catch(() => null))) throw new StartError(`There is no data folder ${dataDir}`);
  await mkdir(target, { recursive: true, mode: 0o755 });
  if (hasDatabase) await copyDatabase(dataDir, join(target, 'postgres'));
  // Pictures never change under their names, so a later copy has all that the database knows.
  for (const name of await readdir(dataDir)) {
    if (!OWN.test(name) && !leftOut(name)) await copyTree(join(dataDir, name), join(target, name));
  }
  if (bucket) await copyPictures(bucket, picturesOnDisk(target));
}

async function copyDatabase(dataDir: string, target: string): Promise<void> {
  const { cluster } = await findPlace(dataDir);
  const connection = await connectionOfRunning(dataDir);
  if (connection) await copyRunningCluster(connection, cluster, target);
  else await copyStopped(dataDir, cluster, target);
}

async function copyStopped(dataDir: string, cluster: string, target: string): Promise<void> {
  const release = await claimFolder(dataDir);
  try {
    await copyStoppedCluster(cluster, target);
  } finally {
    await release();
  }
}
