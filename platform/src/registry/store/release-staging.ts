import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { hasOwnVersion, integrityOf, RELEASE_FILE, type BuiltRelease } from '../../contract/server/index.ts';
import { compressFile, ENCODING_SUFFIXES } from './compress.ts';
import { undefinedIfMissing } from '../../common/index.ts';
import { syncFolder, writeSynced } from './files.ts';

/** An unfinished release of this age was left by a killed process. */
const LEFTOVER_MAX_AGE_MS = 3_600_000;

/** Copies builds into the store: compresses them in a staging folder, then renames them to their place in one step. */
export class ReleaseStaging {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Copies a build to `target` and replaces a damaged release there.
   * @param isIntact Whether the release at `target` is complete.
   * @returns false when another process has put the same release there first
   */
  async place(
    build: string,
    release: BuiltRelease,
    target: string,
    isIntact: () => Promise<boolean>,
  ): Promise<boolean> {
    await this.#removeLeftovers();
    const prepared = this.#newName();
    try {
      await copyBuild(build, prepared, release);
      await mkdir(path.dirname(target), { recursive: true });
      if (!(await renameUnlessTaken(prepared, target))) {
        if (await isIntact()) return false;
        await this.#replace(prepared, target);
      }
      await syncFolder(path.dirname(target));
      return true;
    } finally {
      await rm(prepared, { recursive: true, force: true });
    }
  }

  async #replace(prepared: string, target: string): Promise<void> {
    const damaged = this.#newName();
    await rename(target, damaged);
    await rename(prepared, target);
    await rm(damaged, { recursive: true, force: true });
  }

  /** Removes unfinished releases of killed processes. */
  async #removeLeftovers(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    for (const name of await readdir(this.#folder)) {
      const folder = path.join(this.#folder, name);
      const age = Date.now() - ((await stat(folder).catch(undefinedIfMissing))?.mtimeMs ?? Date.now());
      if (age > LEFTOVER_MAX_AGE_MS) await rm(folder, { recursive: true, force: true });
    }
  }

  #newName(): string {
    return path.join(this.#folder, randomUUID());
  }
}

/**
 * Reads the description of a build.
 * @throws Error when the folder has no build, or one whose version does not match its content
 */
export async function readBuild(folder: string): Promise<BuiltRelease> {
  const text = await readFile(path.join(folder, RELEASE_FILE), 'utf8').catch(undefinedIfMissing);
  if (text === undefined) throw new Error(`${folder} is not a build: it has no ${RELEASE_FILE}.`);
  const release = JSON.parse(text) as BuiltRelease;
  if (!hasOwnVersion(release)) {
    throw new Error(
      `${folder} is damaged: its version does not match the hash of its description and files. Build it again.`,
    );
  }
  const stray = Object.keys(release.files).find((file) => path.posix.normalize(`/${file}`) !== `/${file}`);
  if (stray !== undefined) throw new Error(`${folder} lists a file outside of its folder: ${stray}`);
  return release;
}

/** A file as it is stored: the original or a compressed copy. */
interface StoredFile {
  readonly name: string;
  readonly content: Buffer;
}

/** Reads a file of a build and compresses it. @throws Error when the file was changed after the build */
export async function readBuiltFile(
  folder: string,
  release: BuiltRelease,
  file: string,
): Promise<StoredFile[]> {
  const content = await readFile(path.join(folder, file));
  if (integrityOf(content) !== release.files[file]) {
    throw new Error(`${file} of ${release.name} was changed after the build. Build it again.`);
  }
  const copies = await compressFile(file, content);
  const compressed = copies.map((copy) => ({
    name: file + ENCODING_SUFFIXES[copy.encoding],
    content: copy.content,
  }));
  return [{ name: file, content }, ...compressed];
}

async function copyBuild(from: string, to: string, release: BuiltRelease): Promise<void> {
  const copy = async (file: string) => {
    const stored = await readBuiltFile(from, release, file);
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    for (const { name, content } of stored) await writeSynced(path.join(to, name), content);
  };
  const copies = await Promise.allSettled(Object.keys(release.files).map(copy));
  for (const result of copies) if (result.status === 'rejected') throw result.reason;
  await writeSynced(path.join(to, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
}

async function renameUnlessTaken(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOTEMPTY' || code === 'EEXIST') return false;
    throw error;
  }
}
