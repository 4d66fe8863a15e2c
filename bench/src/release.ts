/**
 * Times releases into the running product, from the edit of a source to the page that has it (types, build, store, gate
 * with its pages in a browser), and rollbacks, from the command or the call to the page; then the gate alone for every part, with
 * what is live; `npm run bench:release`.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeResult } from './write-result.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PORT = '4890';
const ADDRESS = `http://127.0.0.1:${PORT}`;
const AREA = 'mf-customer';
/** The edited file: a temporary one, so that no work is touched. */
const EDITED = join(ROOT, AREA, 'src', 'edited-by-the-benchmark.ts');
const PARTS = ['shell', 'mf-public', 'mf-provider', 'mf-admin', 'mf-customer'];
const ROUNDS = 4;
const GATE_ROUNDS = 2;
const TOKEN = randomUUID();

function startProduct(dataDir: string): ChildProcess {
  const tokens = `bench:${createHash('sha256').update(TOKEN).digest('hex')}`;
  return spawn(process.execPath, ['scripts/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT, DATA_DIR: dataDir, PLATFORM_TOKENS: tokens },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function waitUntilReady(child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isReady = await fetch(`${ADDRESS}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await sleep(100);
  }
  throw new Error(`The product ended with ${child.exitCode}.`);
}

/** The live version of the area, and those of all others. */
async function readPage(): Promise<{ version: string; others: string }> {
  const registry = (await (await fetch(`${ADDRESS}/registry.json`)).json()) as {
    shell: string;
    areas: { name: string; version: string }[];
  };
  const version = registry.areas.find(({ name }) => name === AREA)?.version ?? '';
  const others = registry.areas.filter(({ name }) => name !== AREA).map((area) => area.version);
  return { version, others: [registry.shell, ...others].join(' ') };
}

async function platform(dataDir: string, ...args: string[]): Promise<string> {
  const command = ['scripts/platform.ts', ...args, '--data-dir', dataDir];
  const child = spawn(process.execPath, command, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(errors || output);
  return output;
}

/** Seconds of the gate for what is live of a part; what it refuses ends the benchmark. */
async function timeGate(dataDir: string, part: string): Promise<number> {
  const { steps } = JSON.parse(await platform(dataDir, 'check', part, '--json')) as {
    steps: { milliseconds: number }[];
  };
  return Math.max(...steps.map(({ milliseconds }) => milliseconds)) / 1000;
}

async function rollBackByCall(): Promise<void> {
  const response = await fetch(`${ADDRESS}/platform/rollback`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ area: AREA, why: 'benchmark' }),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Seconds until the page has another version, from before `act`. */
async function timeChange(act: () => Promise<unknown>): Promise<number> {
  const before = await readPage();
  const started = performance.now();
  await act();
  for (;;) {
    const now = await readPage();
    if (now.others !== before.others) throw new Error('Another area has changed.');
    if (now.version !== before.version) return (performance.now() - started) / 1000;
    await sleep(5);
  }
}

function summary(what: string, times: readonly number[], bar: number) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (index: number) => Number((sorted[index] ?? 0).toFixed(2));
  return {
    what,
    median: at(Math.floor(sorted.length / 2)),
    worst: at(sorted.length - 1),
    rounds: sorted.length,
    bar,
  };
}

const dataDir = await mkdtemp(join(tmpdir(), 'maida-bench-'));
const product = startProduct(dataDir);
try {
  await waitUntilReady(product);
  const releases: number[] = [];
  const rollbacks: number[] = [];
  const calls: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const edit = async () => {
      await writeFile(EDITED, `export const ROUND = '${randomUUID()}';\n`);
      await platform(dataDir, 'release', AREA, '--why', 'benchmark');
    };
    releases.push(await timeChange(edit));
    releases.push(await timeChange(edit));
    rollbacks.push(await timeChange(() => platform(dataDir, 'rollback', AREA, '--why', 'benchmark')));
    calls.push(await timeChange(rollBackByCall));
  }
  const gates = [];
  for (const part of PARTS) {
    const times: number[] = [];
    for (let round = 0; round < GATE_ROUNDS; round += 1) times.push(await timeGate(dataDir, part));
    gates.push(summary(`gate of ${part}, seconds`, times, 30));
  }
  const rows = [
    summary(`edit of ${AREA} to live, seconds`, releases, 10),
    summary('rollback by the command line, seconds', rollbacks, 0.5),
    summary('rollback over HTTP, seconds', calls, 0.5),
    ...gates,
  ];
  console.table(rows);
  await writeResult('release', rows);
} finally {
  await rm(EDITED, { force: true });
  const ended = new Promise((resolve) => product.once('exit', resolve));
  product.kill('SIGTERM');
  await ended;
  await rm(dataDir, { recursive: true, force: true });
}
