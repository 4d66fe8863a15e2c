/**
 * All static checks; `npm run check`. Types and lint of the packages run
 * by lerna, which skips unchanged packages; `npm run check references` runs only the named checks.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestCount } from './test-count.ts';

const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] };

interface Check {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

const checks: readonly Check[] = [
  { name: 'formatting', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  {
    name: 'types and lint of the packages',
    command: 'lerna',
    args: ['run', 'check', '--concurrency=2', '--no-bail'],
  },
  { name: 'types of scripts', command: 'node', args: ['node_modules/typescript7/bin/tsc', '-p', 'scripts'] },
  { name: 'lint of scripts', command: 'oxlint', args: ['scripts', ...globSync('{*,.*}.mjs')] },
  {
    name: 'imports between rooms',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...workspaces, 'scripts'],
  },
  { name: 'unused code', command: 'knip', args: [] },
  { name: 'dependencies', command: 'node', args: ['scripts/check-dependencies.ts'] },
  { name: 'references', command: 'node', args: ['scripts/check-references.ts'] },
  { name: 'translations', command: 'node', args: ['scripts/check-translations.ts'] },
];

const only = process.argv.slice(2);
const chosen = checks.filter(({ name }) => only.length === 0 || only.some((word) => name.includes(word)));
let failed = 0;
for (const { name, command, args } of chosen) {
  const started = performance.now();
  const result = spawnSync(command, args, { encoding: 'utf8', env: { ...process.env, NX_DAEMON: 'false' } });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const isGood = result.status === 0;
  console.log(`${isGood ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (isGood) continue;
  failed += 1;
  console.log(result.stdout, result.stderr, result.error?.message ?? '');
}
const count: TestCount = { passed: chosen.length - failed, failed };
const results = process.env['TEST_RESULTS'];
if (results) writeFileSync(join(results, 'check.json'), JSON.stringify(count));
console.log(`check: ${count.passed} passed, ${count.failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
