import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { RELEASE_FILE } from './built-release.ts';
import type { BuiltRelease } from './built-release.ts';
import { checkRelease } from './check-release.ts';
import { ENDINGS } from './compress.ts';
import { nothingIfMissing } from './files.ts';
import { Incoming, readBuild } from './incoming.ts';
import { promoted, rolledBack } from './registry.ts';
import type { Reason, Registry } from './registry.ts';
import { Revisions } from './revisions.ts';
import type { ReleaseStore, StoredEncoding, StoredRelease } from './store.ts';

const NAME = /^[a-z][a-z0-9-]{0,63}$/;
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.+-]{0,99}$/;

/**
 * A release store in a folder: `releases/<area>/<version>/` with the files and their compressed forms,
 * `registry/<revision>.json` with what is live. Several processes may use one folder at the same time.
 */
export class DiskStore implements ReleaseStore {
  readonly #releases: string;
  readonly #incoming: Incoming;
  readonly #revisions: Revisions;

  constructor(root: string) {
    this.#releases = path.join(root, 'releases');
    this.#incoming = new Incoming(path.join(root, 'incoming'));
    this.#revisions = new Revisions(path.join(root, 'registry'));
  }

  async release(folder: string): Promise<StoredRelease> {
    const release = await readBuild(folder);
    const target = this.#folderOf(release.name, release.version);
    const isWhole = async () => !(await this.check(release.name, release.version)).length;
    if (await isWhole()) return { release, isNew: false };
    return { release, isNew: await this.#incoming.place(folder, release, target, isWhole) };
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

  async #refuseBroken(area: string, version: string): Promise<void> {
    const problems = await this.check(area, version);
    if (problems.length) {
      throw new Error(`${area} ${version} can't go live:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    }
  }

  #folderOf(area: string, version: string): string {
    return path.join(this.#releases, checked(area, NAME), checked(version, VERSION));
  }
}

function checked(value: string, pattern: RegExp): string {
  if (!pattern.test(value)) throw new Error(`"${value}" is not a name that a release can have.`);
  return value;
}
