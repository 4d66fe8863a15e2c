/**
 * Times releases into the running product, from the edit of a source to the page that has it (types, build, store, gate
 * with its mounts in a browser), for every part; the gate alone with what is live; then rollbacks, from the command or
 * the call to the page; `npm run bench:release`.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { amount } from './amount.ts';
import { edit, SOURCES } from './release/edits.ts';
import { startProduct } from './start-product.ts';
import { writeResult } from './write-result.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** Rolled back: each has as many versions before the live one as there are rounds. */
const ROLLED_BACK = { byCommand: 'mf-customer', byCall: 'mf-admin' };
const ROUNDS = amount(3, 1);
/** Those that are rolled back are the last two. */
const PARTS = Object.entries(SOURCES).slice(amount(0, -2));

const { address, dataDir, token, stop } = await startProduct();

/** The live version of a part, and those of all others. */
async function readPage(part: string): Promise<{ version: string; others: string }> {
  const { shell, areas } = (await (await fetch(`${address}/registry.json`)).json()) as {
    shell: string;
    areas: { name: string; version: string }[];
  };
  const live = [{ name: 'shell', version: shell }, ...areas];
  const version = live.find(({ name }) => name === part)?.version ?? '';
  const others = live.filter(({ name }) => name !== part).map((other) => other.version);
  return { version, others: others.join(' ') };
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
  const response = await fetch(`${address}/platform/rollback`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ area: ROLLED_BACK.byCall, why: 'benchmark' }),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Seconds until the page has another version of a part, from before `act`. */
async function timeChange(part: string, act: () => Promise<unknown>): Promise<number> {
  const before = await readPage(part);
  const started = performance.now();
  await act();
  for (;;) {
    const now = await readPage(part);
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

try {
  const edits = [];
  for (const [part, source] of PARTS) {
    const times: number[] = [];
    const gates: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const release = async () => {
        edit(ROOT, part, source);
        await platform(dataDir, 'release', part, '--why', 'benchmark');
      };
      times.push(await timeChange(part, release));
      gates.push(await timeGate(dataDir, part));
    }
    edits.push(summary(`edit of ${part} to live, seconds`, times, 10));
    edits.push(summary(`gate of ${part}, seconds`, gates, 6));
    console.table(edits.slice(-2));
  }
  const rollbacks: number[] = [];
  const calls: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { byCommand, byCall } = ROLLED_BACK;
    const command = () => platform(dataDir, 'rollback', byCommand, '--why', 'benchmark');
    rollbacks.push(await timeChange(byCommand, command));
    calls.push(await timeChange(byCall, rollBackByCall));
  }
  const rows = [
    ...edits,
    summary('rollback by the command line, seconds', rollbacks, 0.5),
    summary('rollback over HTTP, seconds', calls, 0.5),
  ];
  console.table(rows);
  await writeResult('release', rows);
} finally {
  await stop();
}
