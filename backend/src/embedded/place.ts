import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { canEnter, chooseAccount, type Account } from './account.ts';

/** Where the embedded cluster lives and under which account it runs. */
export interface Place {
  readonly account: Account | null;
  /** PGDATA. */
  readonly cluster: string;
  /** Folder for a copy of the programs, if one is needed. */
  readonly copies: string;
  readonly logFile: string;
}

/** Names, inside DATA_DIR, the folder that holds the cluster when DATA_DIR itself cannot. */
const POINTER = 'postgres.location';

/**
 * Decides where the cluster is kept: DATA_DIR/postgres, or, when the unprivileged account cannot reach DATA_DIR, a
 * folder of its own that a pointer file in DATA_DIR names (told to `notify` when it is made).
 *
 * @throws StartError when nothing can be written
 */
export async function findPlace(
  dataDir: string,
  notify: (message: string) => void = () => undefined,
): Promise<Place> {
  const cluster = join(dataDir, 'postgres');
  const account = chooseAccount(dataDir, cluster);
  if (canEnter(account, dataDir)) return placeIn(account, dataDir);
  let folder = await readPointer(dataDir);
  if (folder === null) {
    folder = await makeFolder(dataDir);
    notify(`The database is kept in ${folder}, because PostgreSQL cannot reach ${dataDir} from its account`);
  }
  await chmod(folder, 0o755);
  return placeIn(chooseAccount(folder, join(folder, 'postgres')), folder);
}

function placeIn(account: Account | null, folder: string): Place {
  return {
    account,
    cluster: join(folder, 'postgres'),
    copies: join(folder, 'postgres-binaries'),
    logFile: join(folder, 'postgres.log'),
  };
}

async function readPointer(dataDir: string): Promise<string | null> {
  const text = await readFile(join(dataDir, POINTER), 'utf8').catch(() => '');
  const folder = text.trim();
  if (folder === '') return null;
  await mkdir(folder, { recursive: true });
  return folder;
}

/** A random name: a DATA_DIR that was deleted and made again must not find the old cluster. */
async function makeFolder(dataDir: string): Promise<string> {
  for (const parent of ['/var/lib', tmpdir()]) {
    const folder = join(parent, `maida-${randomBytes(4).toString('hex')}`);
    try {
      await mkdir(folder, { mode: 0o755 });
    } catch {
      continue;
    }
    await writeFile(join(dataDir, POINTER), `${folder}\n`);
    return folder;
  }
  throw new StartError('The database can be kept neither in DATA_DIR nor in /var/lib; set DATABASE_URL');
}

/** The shortest of the systems' limits for a socket's path, in bytes. */
const MAX_SOCKET_PATH = 103;
export const SOCKET_PORT = 5432;

/** The folder of the Unix socket: the cluster itself, or a private short one when its path is too long. */
export async function makeSocketFolder({ cluster, account }: Place): Promise<string> {
  if (Buffer.byteLength(join(cluster, `.s.PGSQL.${SOCKET_PORT}.lock`)) <= MAX_SOCKET_PATH) return cluster;
  const folder = await mkdtemp('/tmp/maida-');
  if (account) await chown(folder, account.uid, account.gid);
  return folder;
}
