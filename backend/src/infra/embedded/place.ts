import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { StartError } from '../../start-error.ts';
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
export const POINTER = 'postgres.location';

/**
 * Decides where the cluster is stored: DATA_DIR/postgres, or, when the unprivileged account cannot reach DATA_DIR, a
 * folder of its own that a pointer file in DATA_DIR names (reported to `notify` when it is created). Once made, it
 * stays.
 *
 * @throws StartError when nothing can be written, or the folder that holds the cluster is gone
 */
export async function findPlace(
  dataDir: string,
  notify: (message: string) => void = () => undefined,
): Promise<Place> {
  const known = await readPointer(dataDir);
  if (known !== null) return placeOutside(known);
  const account = chooseAccount(dataDir, join(dataDir, 'postgres'));
  if (await canBeEntered(account, dataDir)) return placeIn(account, dataDir);
  const folder = await makeFolder(dataDir);
  notify(`The database is kept in ${folder}, because PostgreSQL cannot reach ${dataDir} from its account`);
  return placeOutside(folder);
}

/** Where DATA_DIR itself is all that is closed, its group lets the account pass, and nobody else. */
async function canBeEntered(account: Account | null, dataDir: string): Promise<boolean> {
  if (account === null || canEnter(account, dataDir)) return true;
  const { mode, uid } = await stat(dataDir);
  if (uid !== 0 || (mode & 0o077) !== 0 || !canEnter(account, dirname(dataDir))) return false;
  await chown(dataDir, uid, account.gid);
  await chmod(dataDir, (mode & 0o700) | 0o010);
  return canEnter(account, dataDir);
}

async function placeOutside(folder: string): Promise<Place> {
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
  const pointer = join(dataDir, POINTER);
  const folder = (await readFile(pointer, 'utf8').catch(() => '')).trim();
  if (folder === '') return null;
  if (await stat(folder).catch(() => null)) return folder;
  throw new StartError(
    `The database was kept in ${folder}, which is gone: restore it, or delete ${pointer} to start again`,
  );
}

/** A random name: a DATA_DIR that was deleted and made again must not find the old cluster. */
async function makeFolder(dataDir: string): Promise<string> {
  for (const parent of ['/var/lib', '/var/db', tmpdir()]) {
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
