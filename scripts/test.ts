/**
 * Runs every suite and closes with what failed or was skipped and `N passed, N failed` over all of them; `npm test`.
 *
 *   npm test -- backend shell      only the named suites: `check`, `scripts`, `bench`, or a package
 *   npm test -- --since main       only packages that changed since then, and those that depend on them
 *   npm test -- --times            also the files that took longest
 *
 * One suite after another, since each uses all cores, but for those of Jest; lerna runs those of the packages. Beside
 * the others, the journeys took twice as long, and the whole run no less.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { bringBrowserFor } from './bring-browser-for.ts';
import { describeMachine } from './describe-machine.ts';
import { addCounts, judgeFlaky, NONE, type FileTime, type TestCount } from './test-count.ts';

interface Suite {
  /** What it counts: packages, or a name of its own. */
  readonly names: readonly string[];
  readonly command: readonly [string, ...string[]];
  readonly cwd?: string;
}

const JOURNEYS = 'e2e';
/** Each benchmark in its smallest form, to see that it runs; its figures mean nothing. */
const BENCHMARKS = 'bench';
/** Of a suite that ended before it could count. */
const MAX_LAST_LINES = 30;
const MAX_SLOWEST = 20;
const { workspaces } = readManifest('.');
const tested = workspaces.filter((workspace) => testCommand(workspace) !== '');
const packages = tested.filter((workspace) => workspace !== JOURNEYS);
const names = ['check', ...packages, 'scripts', JOURNEYS, BENCHMARKS];

const results = mkdtempSync(join(tmpdir(), 'maida-results-'));
// Journeys and benchmarks start from one build.
const built = { E2E_BUILT_DIR: process.env['E2E_BUILT_DIR'] ?? join(results, 'built') };
const env = { ...process.env, ...built, TEST_RESULTS: results, NX_DAEMON: 'false' };

function readManifest(workspace: string) {
  type Manifest = Partial<{ workspaces: string[]; scripts: Record<string, string> }>;
  const manifest = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as Manifest;
  return { workspaces: [], scripts: {}, ...manifest };
}

function testCommand(workspace: string): string {
  return readManifest(workspace).scripts['test'] ?? '';
}

function isByJest(workspace: string): boolean {
  return testCommand(workspace).includes('run-tests.ts jest');
}

function fail(message: string): never {
  console.error(`maida: ${message}`);
  process.exit(1);
}

/** Packages that changed since a commit, and those that depend on them. */
function changedSince(commit: string): string[] {
  const args = ['list', '--since', commit, '--json', '--all', '--loglevel=error'];
  const { status, stdout, stderr } = spawnSync('lerna', args, { encoding: 'utf8', env });
  if (status !== 0) fail(`nothing can be compared with ${commit}: ${stderr.trim()}`);
  return (JSON.parse(stdout || '[]') as { name: string }[]).map(({ name }) => name);
}

const { values, positionals } = parseArgs({
  options: { since: { type: 'string' }, times: { type: 'boolean' } },
  allowPositionals: true,
});

function chooseNames(): string[] {
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0) fail(`no suite ${unknown.join(', ')}; there are ${names.join(', ')}.`);
  const chosen = positionals.length > 0 ? positionals : names;
  if (values.since === undefined) return chosen;
  const changed = changedSince(values.since);
  return chosen.filter((name) => !workspaces.includes(name) || changed.includes(name));
}

/** @param atOnce packages whose tests run at the same time */
function runPackages(chosen: readonly string[], atOnce: number): Suite {
  const scopes = chosen.map((name) => `--scope=${name}`);
  const concurrency = `--concurrency=${String(atOnce)}`;
  return {
    names: chosen,
    command: ['lerna', 'run', 'test', concurrency, '--no-sort', '--no-bail', '--stream', ...scopes],
  };
}

/** The chosen suites in their order. */
function planSuites(chosen: readonly string[]): Suite[] {
  const suites: Suite[] = [
    { names: ['check'], command: ['node', 'scripts/check.ts'] },
    runPackages(
      packages.filter((name) => chosen.includes(name) && !isByJest(name)),
      1,
    ),
    // Jest leaves a core idle when it starts and while its last file runs.
    runPackages(
      packages.filter((name) => chosen.includes(name) && isByJest(name)),
      2,
    ),
    {
      names: ['scripts'],
      command: ['node', '../scripts/run-tests.ts', 'node', '**/*.test.ts'],
      cwd: 'scripts',
    },
    { names: [JOURNEYS], command: ['npm', 'test'], cwd: JOURNEYS },
    { names: [BENCHMARKS], command: ['node', 'scripts/bench.ts', '--smoke'] },
  ];
  const isChosen = ({ names: some }: Suite) => some.length > 0 && some.every((name) => chosen.includes(name));
  return suites.filter(isChosen);
}

/** Runs a suite, prints its lines under its name as they come, and gives the last of them. */
function runSuite({ names: [first = ''], command: [program, ...args], cwd = '.' }: Suite): Promise<string[]> {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  // lerna names the packages itself.
  const prefix = program === 'lerna' ? '' : `${first}: `;
  let last: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => {
      console.log(prefix + line);
      last = [...last, line].slice(-MAX_LAST_LINES);
    });
  return new Promise((resolve) => {
    child.on('close', () => resolve(last));
    child.on('error', (error) => resolve([...last, error.message]));
  });
}

/** @param last the last lines of the suite, which say why it ended before it could count */
function readCount(name: string, last: readonly string[]): TestCount {
  try {
    return JSON.parse(readFileSync(join(results, `${name}.json`), 'utf8')) as TestCount;
  } catch {
    const why = [`${name} ended before it could count:`, ...last].join('\n');
    return { ...NONE, failed: 1, failures: [why] };
  }
}

async function runSuites(suites: readonly Suite[]): Promise<({ suite: string } & TestCount)[]> {
  const rows: ({ suite: string } & TestCount)[] = [];
  for (const suite of suites) {
    const last = await runSuite(suite);
    rows.push(...suite.names.map((name) => ({ suite: name, ...readCount(name, last) })));
  }
  return rows;
}

function inMinutes(seconds: number): number {
  return Math.round(seconds / 6) / 10;
}

function printSlowest(files: readonly FileTime[]): void {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, MAX_SLOWEST);
  console.table(slowest.map(({ file, seconds }) => ({ file, seconds: Math.round(seconds) })));
}

const chosen = chooseNames();
await bringBrowserFor(chosen);
console.log(`Machine: ${describeMachine()}`);
const started = performance.now();
const rows = await runSuites(planSuites(chosen));
rmSync(results, { recursive: true, force: true });

const total = judgeFlaky(addCounts(rows));
for (const flaky of total.flaky) console.log(`\nFlaky (it failed, then passed): ${flaky}`);
for (const failure of total.failures) console.log(`\nFailed: ${failure}`);
for (const skipped of total.skipped) console.log(`\nSkipped: ${skipped}`);
if (values.times) printSlowest(total.files);
console.table(
  rows.map(({ suite, passed, failed, skipped, seconds }) => ({
    suite,
    passed,
    failed,
    skipped: skipped.length,
    minutes: inMinutes(seconds),
  })),
);
console.log(`${inMinutes((performance.now() - started) / 1000)} minutes, ${total.flaky.length} flaky`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
