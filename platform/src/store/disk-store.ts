import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { contentHash, integrityOf, RELEASE_FILE } from './built-release.ts';
import type { BuiltRelease } from './built-release.ts';
import { checkRelease } from './check-release.ts';
import { compressFile, ENDINGS } from './compress.ts';
import { promoted, rolledBack } from './registry.ts';
import type { Reason, Registry } from './registry.ts';
import { Revisions, syncFolder, writeSynced } from './revisions.ts';
import type { ReleaseStore, StoredEncoding, StoredRelease } from './store.ts';

const NAME = /^[a-z][a-z0-9-]{0,63}$/;
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.+-]{0,99}$/;
/** Milliseconds after which a release that was never finished counts as abandoned. */
const LEFTOVER_AGE = 3_600_000;

/**
 * A release store in a folder: `releases/<area>/<version>/` with the files and their compressed forms,
 * `registry/<revision>.json` with what is live. Several processes may use one folder at the same time.
 */
export class DiskStore implements ReleaseStore {
  readonly #releases: string;
  readonly #incoming: string;
  readonly #revisions: Revisions;

  constructor(root: string) {
    this.#releases = path.join(root, 'releases');
    this.#incoming = path.join(root, 'incoming');
    this.#revisions = new Revisions(path.join(root, 'registry'));
  }

  async release(folder: string): Promise<StoredRelease> {
    const release = await readBuild(folder);
    const target = this.#folderOf(release.name, release.version);
    if (!(await this.check(release.name, release.version)).length) return { release, isNew: false };
    await this.#removeLeftovers();
    const incoming = path.join(this.#incoming, randomUUID());
    try {
      await copyBuild(folder, incoming, release);
      await mkdir(path.dirname(target), { recursive: true });
      return { release, isNew: await this.#moveInto(incoming, target, release) };
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  }

  async check(area: string, version: string): Promise<string[]> {
    const release = await this.findRelease(area, version);
    if (!release) return [`${area} ${version} is not in the store.`];
    return checkRelease(release, (file) => this.findFile(area, version, file));
  }

  async promote(area: string, version: string, reason: Reason): Promise<Registry> {
    await this.#refuseBroken(area, version);
    return this.#revisions.write((registry) => promoted(registry, area, version, reason));
  }

  async rollback(area: string, reason: Reason): Promise<Registry> {
    const target = rolledBack(await this.readRegistry(), area, reason).areas[area]?.live;
    if (target) await this.#refuseBroken(area, target);
    return this.#revisions.write((registry) => rolledBack(registry, area, reason));
  }

  readRegistry(): Promise<Registry> {
    return this.#revisions.read();
  }

  readHistory(limit: number): Promise<Registry[]> {
    return this.#revisions.readHistory(limit);
  }

  async listVersions(area: string): Promise<string[]> {
    const names = await readdir(path.join(this.#releases, checked(area, NAME))).catch(nothingIfMissing);
    return names ?? [];
  }

  async findRelease(area: string, version: string): Promise<BuiltRelease | undefined> {
    if (!NAME.test(area) || !VERSION.test(version)) return undefined;
    const file = path.join(this.#folderOf(area, version), RELEASE_FILE);
    const text = await readFile(file, 'utf8').catch(nothingIfMissing);
    return text === undefined ? undefined : (JSON.parse(text) as BuiltRelease);
  }

  async findFile(
    area: string,
    version: string,
    file: string,
    encoding?: StoredEncoding,
  ): Promise<Buffer | undefined> {
    const folder = this.#folderOf(area, version);
    const full = path.resolve(folder, file);
    if (!full.startsWith(folder + path.sep)) return undefined;
    return readFile(encoding ? full + ENDINGS[encoding] : full).catch(nothingIfMissing);
  }

  /** Removes what killed processes left of their releases. */
  async #removeLeftovers(): Promise<void> {
    await mkdir(this.#incoming, { recursive: true });
    for (const name of await readdir(this.#incoming)) {
      const folder = path.join(this.#incoming, name);
      const age = Date.now() - ((await stat(folder).catch(nothingIfMissing))?.mtimeMs ?? Date.now());
      if (age > LEFTOVER_AGE) await rm(folder, { recursive: true, force: true });
    }
  }

  async #refuseBroken(area: string, version: string): Promise<void> {
    const problems = await this.check(area, version);
    if (problems.length) {
      throw new Error(`${area} ${version} can't go live:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    }
  }

  /**
   * Moves a finished folder to its final name; false when another process has put the same release there first.
   * A damaged release under that name makes way.
   */
  async #moveInto(incoming: string, target: string, release: BuiltRelease): Promise<boolean> {
    const hasMoved = await renameUnlessTaken(incoming, target);
    if (!hasMoved) {
      if (!(await this.check(release.name, release.version)).length) return false;
      const damaged = path.join(this.#incoming, randomUUID());
      await rename(target, damaged);
      await rename(incoming, target);
      await rm(damaged, { recursive: true, force: true });
    }
    await syncFolder(path.dirname(target));
    return true;
  }

  #folderOf(area: string, version: string): string {
    return path.join(this.#releases, checked(area, NAME), checked(version, VERSION));
  }
}

async function readBuild(folder: string): Promise<BuiltRelease> {
  const text = await readFile(path.join(folder, RELEASE_FILE), 'utf8').catch(nothingIfMissing);
  if (text === undefined) throw new Error(`${folder} holds no build: it has no ${RELEASE_FILE}.`);
  const release = JSON.parse(text) as BuiltRelease;
  if (!release.version.endsWith(contentHash(release.files).slice(0, 10))) {
    throw new Error(`${folder} is damaged: its version does not follow from its files. Build it again.`);
  }
  return release;
}

async function copyBuild(from: string, to: string, release: BuiltRelease): Promise<void> {
  const copy = async ([file, integrity]: [string, string]) => {
    const content = await readFile(path.join(from, file));
    if (integrityOf(content) !== integrity) {
      throw new Error(`${file} of ${release.name} was changed after the build. Build it again.`);
    }
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    await writeSynced(path.join(to, file), content);
    for (const form of await compressFile(file, content)) {
      await writeSynced(path.join(to, file + ENDINGS[form.encoding]), form.content);
    }
  };
  const copies = await Promise.allSettled(Object.entries(release.files).map(copy));
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

function checked(value: string, pattern: RegExp): string {
  if (!pattern.test(value)) throw new Error(`"${value}" is not a name that a release can have.`);
  return value;
}

function nothingIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR') return undefined;
  throw error;
}
