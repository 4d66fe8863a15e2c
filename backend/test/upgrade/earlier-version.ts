import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const MIGRATIONS = 'backend/migrations';
/** What the service is made of. */
const PARTS = ['backend', 'platform', 'shared-api'];

/** An earlier version of the service, out of the repository's history. */
export interface EarlierVersion {
  readonly commit: string;
  /** Its `main.ts`. */
  readonly main: string;
}

/** The version before the latest change of the migrations; null in a checkout that has no history so far back. */
export function findEarlierCommit(): string | null {
  const latest = git('log', '-1', '--format=%H', '--', MIGRATIONS);
  return latest === '' ? null : git('rev-parse', '--verify', '--quiet', `${latest}~1`) || null;
}

/** Lays a commit's service into a folder, on the packages that are installed here. */
export async function extractVersion(commit: string, folder: string): Promise<EarlierVersion> {
  const archive = execFileSync('git', [...TRUST, 'archive', commit, ...PARTS], {
    cwd: ROOT,
    maxBuffer: 512 * 1024 * 1024,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  await linkPackages(folder);
  return { commit, main: join(folder, 'backend/src/main.ts') };
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
  const manifest = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] };
  const own = new Set(manifest.workspaces);
  const packages = join(folder, 'node_modules');
  await mkdir(packages);
  const names = await readdir(join(ROOT, 'node_modules'));
  const others = names.filter((name) => !own.has(name) && !name.startsWith('.'));
  await Promise.all(others.map((name) => symlink(join(ROOT, 'node_modules', name), join(packages, name))));
  await Promise.all(PARTS.map((name) => symlink(join(folder, name), join(packages, name))));
  for (const name of PARTS) {
    // Those that a part has in a version of its own.
    const nested = join(ROOT, name, 'node_modules');
    if (existsSync(nested)) await symlink(nested, join(folder, name, 'node_modules'));
  }
}
