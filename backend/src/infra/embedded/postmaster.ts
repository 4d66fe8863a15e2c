import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';

const FAST_STOP_MS = 20_000;
const POLL_MS = 50;

/** Text of a cluster's lock file, empty when there is none; its lines are described in PostgreSQL's `pidfile.h`. */
export function readLock(cluster: string): Promise<string> {
  return readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
}

/** What the server says of itself in its lock file: `starting`, `ready`, `stopping`. */
export function statusOf(lock: string): string {
  return lock.split('\n')[7]?.trim() ?? '';
}

/** Process id of the server that works on a cluster, from its lock file; null when there is none. */
async function runningServer(cluster: string): Promise<number | null> {
  const pid = Number((await readLock(cluster)).split('\n', 1)[0]);
  if (!Number.isInteger(pid) || pid <= 1) return null;
  return isAlive(pid) ? pid : null;
}

/** Where the server of a cluster has its Unix socket, from its lock file. */
export async function socketFolderOf(cluster: string): Promise<string | null> {
  return (await readLock(cluster)).split('\n')[4]?.trim() || null;
}

/** Whether a process runs. One that has ended and waits for its parent to notice (a zombie) does not. */
export function isAlive(pid: number): boolean {
  if (isZombie(pid)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists but is not ours to signal.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Under a parent that reaps nobody, as in many containers, a killed process stays a zombie for good. */
function isZombie(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name, in parentheses, may contain blanks; the state follows it.
    return stat.charAt(stat.lastIndexOf(')') + 2) === 'Z';
  } catch {
    return false;
  }
}

/** Command line of a process; a process id may have gone to another program since. */
function commandOf(pid: number): string {
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout ?? '';
}

async function isPostgres(pid: number): Promise<boolean> {
  const onLinux = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  return (onLinux ?? commandOf(pid)).includes('postgres');
}

/**
 * Stops the server that a killed run left on a cluster. It is stopped rather than adopted, so that every start has
 * its own settings and is the parent of its server. What was committed stays.
 */
export async function stopOrphan(cluster: string): Promise<void> {
  const pid = await runningServer(cluster);
  if (pid === null) return;
  if (!(await isPostgres(pid))) {
    // The lock file of a crash whose process id now belongs to somebody else.
    await rm(join(cluster, 'postmaster.pid'), { force: true });
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (await endsAfter(pid, signal)) return;
  }
  throw new StartError(`PostgreSQL ${pid} still works on ${cluster} and does not stop`);
}

async function endsAfter(pid: number, signal: 'SIGINT' | 'SIGQUIT'): Promise<boolean> {
  try {
    process.kill(pid, signal);
  } catch {
    return !isAlive(pid);
  }
  for (let waited = 0; waited < FAST_STOP_MS; waited += POLL_MS) {
    if (!isAlive(pid)) return true;
    await sleep(POLL_MS);
  }
  return false;
}
