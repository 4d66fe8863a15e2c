import { chmod, chown, copyFile, lstat, mkdir, readdir, readlink, symlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Copies a folder with owners, modes and times. Files that disappear meanwhile are left out: a running database removes
 * files, and recovers without them by its log.
 *
 * @param isIncluded asked with each path relative to `from`
 */
export async function copyTree(
  from: string,
  to: string,
  isIncluded: (path: string) => boolean = () => true,
): Promise<void> {
  await copyEntry(from, to, '', isIncluded);
}

async function copyEntry(
  from: string,
  to: string,
  path: string,
  isIncluded: (path: string) => boolean,
): Promise<void> {
  const source = join(from, path);
  const target = join(to, path);
  const entry = await ifThere(lstat(source));
  if (!entry) return;
  if (entry.isDirectory()) {
    await mkdir(target, { recursive: true });
    for (const name of await readdir(source)) {
      const inner = join(path, name);
      if (isIncluded(inner)) await copyEntry(from, to, inner, isIncluded);
    }
  } else if (entry.isSymbolicLink()) {
    await symlink(await readlink(source), target);
    return;
  } else if (!entry.isFile() || (await ifThere(copyFile(source, target).then(() => true))) === undefined) {
    return;
  }
  if (process.getuid?.() === 0) await chown(target, entry.uid, entry.gid);
  await chmod(target, entry.mode);
  await utimes(target, entry.atime, entry.mtime);
}

async function ifThere<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
