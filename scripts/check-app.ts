/**
 * The `area.json`, types and lint of an app; `npm run check -w mf-provider`. With `--deep` also what its pages do: a
 * composition of this checkout is released into a store of its own, and every page of the app is opened for everybody
 * in every language.
 */
import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

const ROOT = join(import.meta.dirname, '..');
const STORE = join(ROOT, 'node_modules', '.cache', 'deep-check');
const app = basename(process.cwd());

function run(program: string, args: readonly string[], cwd: string): void {
  const { status, error } = spawnSync(program, args, { cwd, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

function platform(...args: string[]): void {
  run(process.execPath, ['scripts/platform.ts', ...args, '--data-dir', STORE], ROOT);
}

const { values } = parseArgs({ options: { deep: { type: 'boolean', default: false } } });
run(process.execPath, ['scripts/check-areas.ts', app], ROOT);
run('oxlint', [], process.cwd());
if (values.deep) {
  platform('release', '--changed', '--why', `deep check of ${app}`);
  platform('check', app, '--deep');
}
