import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { chmod, chown, mkdir, rename, rm } from 'node:fs/promises';
import { StartError } from '../../start-error.ts';
import { identity } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Place } from './place.ts';
import { USER } from './run-server.ts';

/** Makes the cluster beside its final name, so that an interrupted first start leaves nothing half done. */
export async function prepareCluster(place: Place, binaries: Binaries): Promise<void> {
  const { cluster, account } = place;
  const present = statSync(cluster, { throwIfNoEntry: false });
  if (present) {
    const uid = account?.uid ?? process.getuid?.();
    if (uid === undefined || present.uid === uid) return;
    throw new StartError(
      `${cluster} belongs to another account (uid ${present.uid}): start as that one or as root`,
    );
  }
  const unfinished = `${cluster}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await chmod(unfinished, 0o700);
  if (account) await chown(unfinished, account.uid, account.gid);
  await runInitdb(unfinished, place, binaries);
  await rename(unfinished, cluster);
}

async function runInitdb(folder: string, place: Place, binaries: Binaries): Promise<void> {
  const child = spawn(
    binaries.initdb,
    [
      `--pgdata=${folder}`,
      `--username=${USER}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--auth-local=trust',
      '--auth-host=reject',
      '--no-instructions',
      ...(process.platform === 'linux' ? ['--sync-method=syncfs'] : []),
    ],
    {
      ...identity(place.account),
      cwd: folder,
      env: { LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code === 0) return;
  const reason =
    complaint
      .trim()
      .split('\n')
      .find((line) => line.includes('error')) ?? complaint.trim();
  throw new StartError(`The database cannot be created in ${folder}: ${reason.split('\n', 1)[0]}`);
}
