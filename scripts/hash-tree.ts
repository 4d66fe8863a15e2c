import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * The hash of all files of a checkout that git doesn't ignore, as they are now: the tree that a commit of everything
 * would have. Undefined where there is no git.
 */
export function hashTree(root: string): string | undefined {
  const scratch = mkdtempSync(join(tmpdir(), 'maida-tree-'));
  try {
    const git = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
      execFileSync('git', args, {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    // An index of its own, so that what is staged stays as it is; a copy, so that only changes are read.
    const index = join(scratch, 'index');
    copyFileSync(resolve(root, git(['rev-parse', '--git-path', 'index'])), index);
    git(['add', '--all'], { GIT_INDEX_FILE: index });
    return git(['write-tree'], { GIT_INDEX_FILE: index });
  } catch {
    return undefined;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
