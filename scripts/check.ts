/** Everything that can be said of the sources without running them; `npm run check`. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] };
const ROOMS = [...workspaces, 'scripts'];
const TSC = 'node_modules/typescript7/bin/tsc';

interface Check {
  name: string;
  command: string;
  args: string[];
}

const checks: Check[] = [
  { name: 'formatting', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  ...ROOMS.map((room) => ({ name: `types of ${room}`, command: 'node', args: [TSC, '-p', room] })),
  {
    name: 'rooms',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...ROOMS],
  },
  { name: 'lint', command: 'eslint', args: ['--max-warnings', '0', '--concurrency', '2', '.'] },
  { name: 'unused code', command: 'knip', args: [] },
  { name: 'dependencies', command: 'node', args: ['scripts/check-dependencies.ts'] },
  { name: 'translations', command: 'node', args: ['scripts/check-translations.ts'] },
];

const only = process.argv.slice(2);
let failed = 0;
const chosen = checks.filter(({ name }) => only.length === 0 || only.some((word) => name.includes(word)));
for (const check of chosen) {
  const started = performance.now();
  const result = spawnSync(check.command, check.args, {
    encoding: 'utf8',
    env: { ...process.env, UV_THREADPOOL_SIZE: String(cpus().length) },
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const isGood = result.status === 0;
  console.log(`${isGood ? '✓' : '✗'} ${check.name} (${seconds} s)`);
  if (isGood) continue;
  failed += 1;
  console.log(result.stdout, result.stderr, result.error?.message ?? '');
}
console.log(`check: ${chosen.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
