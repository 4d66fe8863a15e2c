import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';
import { isAlive } from './postmaster.ts';

const FILE = 'service.lock';
/** How long a start waits for the holder of DATA_DIR to end: a killed process is there for a moment longer. */
const ENDING_MS = 1000;
const LOOK_MS = 20;

/**
 * Claims DATA_DIR for this process. A claim of a process that no longer runs does not count; process ids are used
 * again, so a claim also names when its process began.
 *
 * @returns a function that gives the claim back
 * @throws StartError when another running process holds it
 */
export async function claimFolder(dataDir: string): Promise<() => Promise<void>> {
  const path = join(dataDir, FILE);
  const own = `${process.pid} ${await beginningOf(process.pid)}`;
  for (let attempt = 0; ; attempt += 1) {
    try {
      await writeFile(path, own, { flag: 'wx' });
      return () => rm(path, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST') || attempt >= 3)
        throw error;
    }
    const holder = await stayingHolder(dataDir);
    if (holder !== null) {
      throw new StartError(
        `DATA_DIR ${dataDir} is in use by process ${holder}; stop it or set another DATA_DIR`,
      );
    }
    await rm(path, { force: true });
  }
}

/** The process that has claimed DATA_DIR and does not end within a moment. */
async function stayingHolder(dataDir: string): Promise<number | null> {
  for (let waited = 0; ; waited += LOOK_MS) {
    const holder = await holderOf(dataDir);
    if (holder === null || waited >= ENDING_MS) return holder;
    await sleep(LOOK_MS);
  }
}

/** The running process that has claimed DATA_DIR, if any. */
export async function holderOf(dataDir: string): Promise<number | null> {
  const text = await readFile(join(dataDir, FILE), 'utf8').catch(() => '');
  const [pid = '', ...rest] = text.split(' ');
  const holder = Number(pid);
  if (!Number.isInteger(holder) || holder <= 0 || !isAlive(holder)) return null;
  return (await beginningOf(holder)) === rest.join(' ') ? holder : null;
}

/** When a process began, in whatever words the system has for it. */
export async function beginningOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The program's name, in parentheses, may hold blanks; the 20th field after it is the start in clock ticks.
  if (stat !== undefined) return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return (stdout ?? '').trim();
}
