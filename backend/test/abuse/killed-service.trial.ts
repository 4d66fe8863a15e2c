import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holderOf } from '../../src/infra/embedded/claim.ts';
import { startEmbedded } from '../../src/infra/embedded/start-embedded.ts';
import type { AbuseTrial } from './trial.ts';

const KILLS = 10;
const STARTS = 5;
const LONGEST_MS = 5000;
const HOLDER = join(import.meta.dirname, '../support/embedded-holder.ts');
/** `sleep` takes the shell's place as the parent, and waits for no child: a killed one stays as a zombie. */
const NEVER_REAPING = '"$0" "$1" "$2" & exec sleep 600';

/** Whether the database starts in time. */
async function startsInTime(dataDir: string): Promise<boolean> {
  const startedAt = performance.now();
  try {
    const database = await startEmbedded({ dataDir });
    const isInTime = performance.now() - startedAt <= LONGEST_MS;
    await database.stop();
    return isInTime;
  } catch {
    return false;
  }
}

async function killUnderForgetfulParent(dataDir: string): Promise<boolean> {
  const parent = spawn('/bin/sh', ['-c', NEVER_REAPING, process.execPath, HOLDER, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(parent.stdout, 'data');
    process.kill((await holderOf(dataDir)) ?? 0, 'SIGKILL');
    return await startsInTime(dataDir);
  } finally {
    parent.kill();
  }
}

export const trial: AbuseTrial = {
  name: 'keep a service from starting again by killing it, as a container without an init process does',
  async run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'maida-kills-'));
    let [succeeded, bothered] = [0, 0];
    await startsInTime(dataDir);
    for (let count = 0; count < KILLS; count += 1)
      if (!(await killUnderForgetfulParent(dataDir))) succeeded += 1;
    for (let count = 0; count < STARTS; count += 1) if (!(await startsInTime(dataDir))) bothered += 1;
    await rm(dataDir, { recursive: true, force: true });
    return { attempts: KILLS, succeeded, allowed: 0, honest: STARTS, bothered };
  },
};
