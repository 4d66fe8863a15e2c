import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

const FOLDER = join(import.meta.dirname, '..', 'results');

/** Keeps what a benchmark measured, with the machine it ran on, in `bench/results/<name>.json`, laid out as all files are. */
export async function writeResult(name: string, rows: readonly object[]): Promise<void> {
  const machine = { cores: cpus().length, cpu: cpus()[0]?.model ?? 'unknown', node: process.version };
  await mkdir(FOLDER, { recursive: true });
  const file = join(FOLDER, `${name}.json`);
  const layout = { ...(await resolveConfig(file)), filepath: file };
  await writeFile(file, await format(JSON.stringify({ machine, rows }, null, 2), layout));
}

/** What was kept before, for a benchmark that can be run in parts. */
export async function readRows<Row extends object>(name: string): Promise<readonly Row[]> {
  const text = await readFile(join(FOLDER, `${name}.json`), 'utf8').catch(() => '{"rows":[]}');
  return (JSON.parse(text) as { rows: Row[] }).rows;
}
