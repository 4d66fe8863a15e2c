import { chmod, chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeBackup } from '../../src/infra/backup/take-backup.ts';
import type { ConnectionOptions } from '../../src/infra/database/database.ts';
import { startEmbedded } from '../../src/infra/embedded/start-embedded.ts';

/** A primary with its streaming replica, each a server of its own. */
export interface ReplicatedPair {
  readonly primary: ConnectionOptions;
  readonly standby: ConnectionOptions;
  close(): Promise<void>;
}

const PRIMARY_SETTINGS = ['wal_keep_size=256MB', 'max_connections=100'];
const STANDBY_SETTINGS = [
  'hot_standby=on',
  'wal_receiver_status_interval=1s',
  'wal_retrieve_retry_interval=200ms',
];

/** Starts a primary, copies it while it runs, and starts the copy as its physical standby. */
export async function startReplicatedPair(): Promise<ReplicatedPair> {
  const folder = await mkdtemp(join(tmpdir(), 'maida-pair-'));
  // The databases' own account has to get through.
  await chmod(folder, 0o755);
  const [original, copy] = [join(folder, 'p'), join(folder, 's')];
  await mkdir(original);
  const primary = await startEmbedded({ dataDir: original, settings: PRIMARY_SETTINGS });
  await takeBackup(original, copy);
  await markStandby(join(copy, 'postgres'));
  const { host = '', port = 5432, user = '' } = primary.connection;
  const source = `primary_conninfo=host=${host} port=${port} user=${user}`;
  const standby = await startEmbedded({ dataDir: copy, settings: [...STANDBY_SETTINGS, source] });
  return {
    primary: primary.connection,
    standby: standby.connection,
    close: async () => {
      await standby.stop();
      await primary.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

async function markStandby(cluster: string): Promise<void> {
  const file = join(cluster, 'standby.signal');
  await writeFile(file, '', { mode: 0o600 });
  const { uid, gid } = await stat(cluster);
  if (process.getuid?.() === 0) await chown(file, uid, gid);
}
