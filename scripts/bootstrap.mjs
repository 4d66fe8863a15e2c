/**
 * Runs one of the project's commands on any Node 20 or newer: installs from the lockfile when it has changed, then
 * hands over to the pinned Node 24 of the packages, which runs TypeScript as it is.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'node_modules', '.maida-installed');
const NEEDED_MAJOR = 24;

/** Prints one line and ends with a failure. */
function fail(message) {
  console.error(`maida: ${message}`);
  process.exit(1);
}

function install() {
  const lockHash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash) return;
  console.log('Installing packages from the lockfile …');
  // No package needs an install script: the database's library links are made at its first start.
  const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) fail('the packages could not be installed; see the messages of npm above.');
  writeFileSync(stamp, lockHash);
}

/** Commands for which the production packages suffice. */
const PRODUCTION_COMMANDS = ['serve', 'admin', 'backup', 'restore', 'pictures', 'platform'];

/**
 * Whether an operator installed packages, such as the production ones alone (deploy/README.md): then nothing is
 * written.
 */
function isInstalledByHand() {
  return !existsSync(stamp) && existsSync(join(root, 'node_modules', '.package-lock.json'));
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
const isAsInstalled = command === 'serve' || (PRODUCTION_COMMANDS.includes(command) && isInstalledByHand());
if (!isAsInstalled) install();
if (!existsSync(join(root, 'node_modules', 'product')))
  fail('the packages are not installed; see deploy/README.md.');
const bin = join(root, 'node_modules', '.bin');
const compileCache = join(root, 'node_modules', '.cache', 'node');
const child = spawn(findNode(), [join(root, 'scripts', `${command}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    // Node's compile cache, shared by all commands and builds.
    ...(isAsInstalled ? {} : { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compileCache }),
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
