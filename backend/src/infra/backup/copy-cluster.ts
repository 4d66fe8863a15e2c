import { chown, stat, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import pg from 'pg';
import type { ConnectionOptions } from '../database/database.ts';
import { copyTree } from './copy-tree.ts';

/**
 * Belongs to the running server or process, or is created again (PostgreSQL's manual, "Backing up the data directory").
 */
const LEFT_OUT = /^(?:postmaster\.(?:pid|opts)|\.s\.PGSQL\..*|pgsql_tmp.*)$/;
const EMPTIED =
  /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$/;
/** Copies the files of a database whose server does not run. */
export function copyStoppedCluster(cluster: string, target: string): Promise<void> {
  return copyTree(cluster, target, (path) => !LEFT_OUT.test(path));
}

/** A base backup: the files as they lie, and the log from before the first to after the last of them. */
export async function copyRunningCluster(
  connection: ConnectionOptions,
  cluster: string,
  target: string,
): Promise<void> {
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
