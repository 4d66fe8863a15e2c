import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { isSmoke } from './amount.ts';
import { writeFigures } from './write-figures.ts';

const FOLDER = join(import.meta.dirname, '..', 'results');

/** Processes that wanted the processor in the minute before the benchmark: beside more than one, times mean little. */
const LOAD = Math.round((loadavg()[0] ?? 0) * 10) / 10;

/**
 * Stores a benchmark's result with a description of the machine in `bench/results/<name>.json` and `bench/README.md`;
 * not that of `--smoke`.
 */
export async function writeResult(name: string, rows: readonly object[]): Promise<void> {
  if (isSmoke) return;
  const machine = {
    cores: cpus().length,
    cpu: cpus()[0]?.model ?? 'unknown',
    node: process.version,
    load: LOAD,
  };
  console.log(`Load of the machine in the minute before: ${String(LOAD)} on ${String(machine.cores)} cores.`);
  await mkdir(FOLDER, { recursive: true });
  const file = join(FOLDER, `${name}.json`);
  const measured = new Date().toISOString().slice(0, 10);
  await writeFile(file, JSON.stringify({ measured, machine, rows }, null, 2));
  spawnSync('oxfmt', [file]);
  await writeFigures();
}

/** The stored rows of a benchmark that can be run in parts. */
export async function readRows<Row extends object>(name: string): Promise<readonly Row[]> {
  const text = await readFile(join(FOLDER, `${name}.json`), 'utf8').catch(() => '{"rows":[]}');
  return (JSON.parse(text) as { rows: Row[] }).rows;
}
