import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureFile, PictureFiles } from './picture-files.ts';

/** What is being written, and what was added later, is no part of what was stored. */
const STORED = /^\d+\.(?:avif|webp)$/;
const ID = /^[0-9a-f]{32}$/;

/**
 * Pictures on disk, a folder each.
 *
 * @param folder absolute path; made when the first picture is stored
 */
export function createDiskFiles(folder: string): PictureFiles {
  return {
    list: async (id) => {
      const names = await readdir(join(folder, id)).catch(() => null);
      return names && names.filter((name) => STORED.test(name));
    },
    read: (id, name) => readFile(join(folder, id, name)).catch(nullIfMissing),
    store: async (id, files) => {
      if (!(await isFolder(join(folder, id)))) await write(folder, id, files);
    },
    add: async (id, { name, data }) => {
      const unfinished = join(folder, id, `.${name}-${randomBytes(4).toString('hex')}`);
      try {
        await writeDurably(unfinished, data);
        await rename(unfinished, join(folder, id, name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    exists: (id) => isFolder(join(folder, id)),
    remove: async (id) => {
      // In one step, so that nobody finds half a picture.
      const removed = join(folder, `.${id}-${randomBytes(4).toString('hex')}`);
      if ((await rename(join(folder, id), removed).catch(nullIfMissing)) === null) return;
      await rm(removed, { recursive: true, force: true });
    },
    ids: async () => {
      const names = await readdir(folder).catch(nullIfMissing);
      return (names ?? []).filter((name) => ID.test(name));
    },
  };
}

/** Writes all files beside and moves them to their place at once: there is no half-stored picture. */
async function write(folder: string, id: string, files: readonly PictureFile[]): Promise<void> {
  const unfinished = join(folder, `.${id}-${randomBytes(4).toString('hex')}`);
  await mkdir(unfinished, { recursive: true });
  try {
    for (const { name, data } of files) await writeDurably(join(unfinished, name), data);
    await rename(unfinished, join(folder, id));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another request stored the same picture in the meantime.
    if (await isFolder(join(folder, id))) return;
    throw error;
  }
}

async function writeDurably(path: string, data: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o644);
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
}

function nullIfMissing(error: unknown): null {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  if (isMissing) return null;
  throw error;
}

function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
}
