import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const MIGRATIONS = 'backend/migrations';

/** How many changes of the migrations are looked back: a commit between two of them need not start. */
const LOOK_BACK = 5;

/** The versions before the latest changes of the migrations, latest first; none in a checkout without that history. */
export function findEarlierCommits(): string[] {
  const changes = git('log', `-${LOOK_BACK}`, '--first-parent', '--format=%H', '--', MIGRATIONS).split('\n');
  return changes
    .map((change) => git('rev-parse', '--verify', '--quiet', `${change}~1`))
    .filter((commit) => commit !== '');
}

/** Lays a commit's sources into an empty or new folder, on the packages that are installed here. */
export async function extractVersion(commit: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const archive = execFileSync('git', [...TRUST, 'archive', commit], {
    cwd: ROOT,
    maxBuffer: 512 * 1024 * 1024,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  await linkPackages(folder);
}

/** The checkout may belong to another account than the one that tests. */
const TRUST = ['-c', 'safe.directory=*'];

/** The output of a git command, empty where it fails. */
function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', [...TRUST, ...args], { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** All packages but the workspace's own, which are the folder's. */
async function linkPackages(folder: string): Promise<void> {
  const text = await readFile(join(folder, 'package.json'), 'utf8');
  const { workspaces } = JSON.parse(text) as { workspaces: string[] };
  const own = new Set(workspaces);
  const packages = join(folder, 'node_modules');
  await mkdir(packages);
  const names = await readdir(join(ROOT, 'node_modules'));
  const others = names.filter((name) => !own.has(name) && !name.startsWith('.'));
  await Promise.all(others.map((name) => symlink(join(ROOT, 'node_modules', name), join(packages, name))));
  await Promise.all(workspaces.map((name) => symlink(join(folder, name), join(packages, name))));
  for (const name of workspaces) {
    // Those that a part has in a version of its own.
    const nested = join(ROOT, name, 'node_modules');
    if (existsSync(nested)) await symlink(nested, join(folder, name, 'node_modules'));
  }
}
