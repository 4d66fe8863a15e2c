import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { promisify } from 'node:util';

const WORKSPACE = join(import.meta.dirname, '../..');
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
/** Of this run of tests alone: a command that is tried must not write its counts, nor report to it. */
const OWN_VARIABLES = ['TEST_RESULTS', 'TEST_RUN', 'TEST_FILES', 'NODE_TEST_CONTEXT'];

const run = promisify(execFile);

/** A copy of this checkout, as it is now, in a folder of its own. */
export interface Checkout {
  readonly root: string;
  /** Variables for commands in it. */
  readonly env: NodeJS.ProcessEnv;
  /** Runs a line of a shell; its output. @throws when it fails */
  readonly sh: (line: string) => Promise<string>;
  /** Files that were changed or added, as Git lists them. */
  readonly changes: () => Promise<string>;
}

/** Makes a checkout that lasts until the test ends. It uses this one's installed packages. */
export async function createCheckout(context: TestContext, dataDir: string): Promise<Checkout> {
  const root = await mkdtemp(join(tmpdir(), 'maida-guide-'));
  context.after(() => rm(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));
  await copyFiles(root);
  await linkPackages(root);
  const env = { ...process.env, DATA_DIR: dataDir, NX_DAEMON: 'false' };
  for (const name of OWN_VARIABLES) Reflect.deleteProperty(env, name);
  const options = { cwd: root, env, maxBuffer: MAX_OUTPUT_BYTES };
  const sh = async (line: string) => (await run('sh', ['-c', line], options)).stdout;
  const author = '-c user.name=guide -c user.email=guide@maida.example';
  await sh(`git init -q && git add -A && git ${author} commit -qm start`);
  return { root, env, sh, changes: () => sh('git status --porcelain') };
}

/** Those that Git knows or would add, so that a change is tried before it is committed. */
async function copyFiles(root: string): Promise<void> {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await run('git', listed, { cwd: WORKSPACE, maxBuffer: MAX_OUTPUT_BYTES });
  const files = stdout.split('\0').filter((file) => file !== '' && existsSync(join(WORKSPACE, file)));
  await Promise.all(files.map((file) => cp(join(WORKSPACE, file), join(root, file))));
}

/** The installed packages by links, but the workspaces as the copy has them. */
async function linkPackages(root: string): Promise<void> {
  const text = await readFile(join(root, 'package.json'), 'utf8');
  const workspaces = (JSON.parse(text) as { workspaces: string[] }).workspaces;
  await mkdir(join(root, 'node_modules'));
  for (const name of await readdir(join(WORKSPACE, 'node_modules'))) {
    if (['.cache', '.maida-installed'].includes(name)) continue;
    const target = workspaces.includes(name) ? join('..', name) : join(WORKSPACE, 'node_modules', name);
    await symlink(target, join(root, 'node_modules', name));
  }
  for (const workspace of workspaces) {
    const own = join(WORKSPACE, workspace, 'node_modules');
    if (existsSync(own)) await symlink(own, join(root, workspace, 'node_modules'));
  }
  const lockfile = await readFile(join(root, 'package-lock.json'));
  const stamp = createHash('sha256').update(lockfile).digest('hex');
  await writeFile(join(root, 'node_modules', '.maida-installed'), stamp);
}
