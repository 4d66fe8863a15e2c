/**
 * Times the start of the product: from nothing (every area built, demo data filled in), and again with nothing
 * changed; then the build and release of one area while the product runs. `npm run bench:start`.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeResult } from './write-result.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PORT = '4990';
const AREA = 'mf-customer';

function startProduct(dataDir: string): ChildProcess {
  return spawn(process.execPath, ['scripts/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Seconds from the start until the page answers. */
async function timeStart(child: ChildProcess): Promise<number> {
  const started = performance.now();
  while (child.exitCode === null) {
    const isThere = await fetch(`http://127.0.0.1:${PORT}/`, { headers: { accept: 'text/html' } }).then(
      (response) => response.ok,
      () => false,
    );
    if (isThere) return (performance.now() - started) / 1000;
    await sleep(50);
  }
  throw new Error(`The product ended with ${child.exitCode}.`);
}

async function stopProduct(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

function timeRelease(dataDir: string): number {
  const started = performance.now();
  const command = ['scripts/platform.ts', 'release', AREA, '--build', '--data-dir', dataDir];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return (performance.now() - started) / 1000;
}

const dataDir = await mkdtemp(join(tmpdir(), 'maida-bench-'));
const first = startProduct(dataDir);
const fromNothing = await timeStart(first);
await stopProduct(first);
const second = startProduct(dataDir);
const nothingChanged = await timeStart(second);
const release = timeRelease(dataDir);
await stopProduct(second);
await rm(dataDir, { recursive: true, force: true });

const rows = [
  { what: 'start from nothing, packages installed', seconds: fromNothing, bar: 90 },
  { what: 'start with nothing changed', seconds: nothingChanged, bar: 3 },
  { what: `build and release of ${AREA} into the running product`, seconds: release, bar: 10 },
];
console.table(rows.map((row) => ({ ...row, seconds: Number(row.seconds.toFixed(2)) })));
await writeResult('start', rows);
