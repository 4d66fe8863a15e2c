/**
 * Runs one of the project's commands on any Node 20 or newer: installs from the lockfile when it has changed, then
 * hands over to the pinned Node 24 of the packages, which runs TypeScript as it is.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findRunning } from './running.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'node_modules', '.maida-installed');
const NEEDED_MAJOR = 24;
const PROGRESS_INTERVAL_MS = 5000;
/** Of `npm start`, which prints the others itself (start.ts). */
const FIRST_STEP = '(1 of 5) ';

/** Prints one line and ends with a failure. */
function fail(message) {
  console.error(`maida: ${message}`);
  process.exit(1);
}

/** Packages in a `node_modules` that npm has unpacked since a time, those inside packages included. */
function countPackages(folder, since) {
  if (!existsSync(folder)) return 0;
  const folders = readdirSync(folder, { withFileTypes: true })
    // Not npm's own, nor links to workspaces.
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => ({ isScope: name.startsWith('@'), inside: join(folder, name) }));
  return folders.reduce((sum, { isScope, inside }) => {
    if (isScope) return sum + countPackages(inside, since);
    // npm makes all folders first, then fills them.
    const manifest = statSync(join(inside, 'package.json'), { throwIfNoEntry: false });
    const isNew = manifest !== undefined && manifest.ctimeMs >= since;
    return sum + Number(isNew) + countPackages(join(inside, 'node_modules'), since);
  }, 0);
}

/** Whether npm installs a package of the lockfile on this machine. */
function isForThisMachine([path, { link = false, os, cpu, libc }]) {
  const fits = (list, own) => list === undefined || list.includes(own);
  const isPackage = path.includes('node_modules/') && !link;
  return isPackage && fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, 'glibc');
}

/** Prints how many packages are there, every few seconds; returns what ends it. */
function showProgress({ packages }) {
  const all = Object.entries(packages).filter(isForThisMachine).length;
  const folders = ['', ...packages[''].workspaces].map((workspace) => join(root, workspace, 'node_modules'));
  const started = Date.now();
  const timer = setInterval(() => {
    const seconds = Math.round((Date.now() - started) / 1000);
    const there = folders.reduce((sum, folder) => sum + countPackages(folder, started), 0);
    console.log(`  ${Math.min(there, all)} of ${all} packages, ${seconds} s …`);
  }, PROGRESS_INTERVAL_MS);
  return () => clearInterval(timer);
}

/** No package needs an install script: the database's library links are made at its first start. */
function runNpm() {
  const npm = spawn('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return new Promise((resolve) => {
    npm.on('error', () => resolve(1));
    npm.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Commands that install what the lockfile says; the others take what is there, and change nothing. */
const INSTALLING_COMMANDS = ['start', 'test', 'dev'];

/** Without its packages a product that runs from here would fail at the next file that it loads. */
function failBeneathProduct() {
  const [running] = findRunning();
  if (!running) return;
  const { address, pid } = running;
  fail(
    `the packages have to be installed anew, beneath Maida at ${address} (process ${pid}); stop it first.`,
  );
}

function readLockfile() {
  const text = readFileSync(join(root, 'package-lock.json'));
  return { text, lockHash: createHash('sha256').update(text).digest('hex') };
}

/** @param step in front of the line that says it; empty for commands that need not say that nothing is to be done */
async function install(step) {
  const { text, lockHash } = readLockfile();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash) {
    if (step !== '') console.log(`${step}The packages are installed.`);
    return;
  }
  failBeneathProduct();
  console.log(`${step}Installing packages from the lockfile …`);
  const endProgress = showProgress(JSON.parse(String(text)));
  const status = await runNpm();
  endProgress();
  if (status !== 0) fail('the packages could not be installed; see the messages of npm above.');
  writeFileSync(stamp, lockHash);
}

/** The pinned Node of the packages; the running one where the platform has none and it is new enough. */
function findNode() {
  const pinned = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) return process.execPath;
  return fail(
    `no Node ${NEEDED_MAJOR} for ${process.platform}-${process.arch} among the packages; install Node ${NEEDED_MAJOR} and try again.`,
  );
}

const [command = 'start', ...rest] = process.argv.slice(2);
if (INSTALLING_COMMANDS.includes(command)) await install(command === 'start' ? FIRST_STEP : '');
else if (existsSync(stamp) && readFileSync(stamp, 'utf8') !== readLockfile().lockHash)
  console.error(
    'maida: the packages are not those of the lockfile; npm start, npm test and npm run dev install them.',
  );
if (!existsSync(join(root, 'node_modules', 'product')))
  fail(
    'the packages are not installed; npm start, npm test and npm run dev install them (a host: deploy/README.md).',
  );
const bin = join(root, 'node_modules', '.bin');
const compileCache = join(root, 'node_modules', '.cache', 'node');
const child = spawn(findNode(), [join(root, 'scripts', `${command}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    // Node's compile cache, shared by all commands and builds.
    // Where an operator installed the packages (deploy/README.md), nothing is written.
    ...(existsSync(stamp) ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compileCache } : {}),
  },
});

/** This process's parent and, where the system tells, its parent's: npm has a shell between itself and us. */
function ancestors() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')') + 4).split(' ', 1)[0]}`;
  } catch {
    return String(process.ppid);
  }
}

// npm may be killed without a signal to us; nothing that it started may go on then.
const started = ancestors();
setInterval(() => {
  if (ancestors() !== started) child.kill('SIGTERM');
}, 500).unref();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
