import { chown, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import pg from 'pg';
import type { ConnectionOptions } from '../database/database.ts';
import { claimFolder } from '../embedded/claim.ts';
import { findPlace } from '../embedded/place.ts';
import { connectionOfRunning } from '../embedded/start-embedded.ts';
import { copyPictures } from '../images/copy-pictures.ts';
import { picturesOnDisk } from '../images/open-picture-files.ts';
import type { PictureFiles } from '../images/picture-files.ts';
import { StartError } from '../../start-error.ts';
import { copyTree } from './copy-tree.ts';

/**
 * Belongs to the running server or process, or is created again (PostgreSQL's manual, "Backing up the data directory").
 */
const LEFT_OUT = /^(?:postmaster\.(?:pid|opts)|\.s\.PGSQL\..*|pgsql_tmp.*)$/;
const EMPTIED =
  /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$/;
/** Of the data folder: what the cluster's own copy brings, uploads under way, and what says which process uses it. */
const OWN =
  /^(?:postgres|postgres\.new|postgres\.location|postgres\.log|postgres-binaries|uploads|service\.lock)$/;

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
  if (connection) await copyRunning(connection, cluster, target);
  else await copyStopped(dataDir, cluster, target);
}

async function copyStopped(dataDir: string, cluster: string, target: string): Promise<void> {
  const release = await claimFolder(dataDir);
  try {
    await copyTree(cluster, target, (path) => !LEFT_OUT.test(path));
  } finally {
    await release();
  }
}

/** A base backup: the files as they lie, and the log from before the first to after the last of them. */
async function copyRunning(connection: ConnectionOptions, cluster: string, target: string): Promise<void> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Keeps the log until this connection ends.
    await client.query(
      `SELECT pg_create_physical_replication_slot('maida_backup_' || pg_backend_pid(), true, true)`,
    );
    await client.query(`SELECT pg_backup_start('maida', fast => true)`);
    await copyTree(cluster, target, isOfBaseBackup);
    const { rows } = await client.query<{ labelfile: string }>(
      'SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)',
    );
    await copyTree(join(cluster, 'pg_wal'), join(target, 'pg_wal'));
    await writeLabel(cluster, target, rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
}

function isOfBaseBackup(path: string): boolean {
  const [first = '', ...rest] = path.split(sep);
  if (LEFT_OUT.test(rest.at(-1) ?? first)) return false;
  return rest.length === 0 || !EMPTIED.test(first);
}

/** The point in the log from which the next start recovers. */
async function writeLabel(cluster: string, target: string, label: string): Promise<void> {
  const file = join(target, 'backup_label');
  await writeFile(file, label, { mode: 0o600 });
  const { uid, gid } = await stat(cluster);
  if (process.getuid?.() === 0) await chown(file, uid, gid);
}
