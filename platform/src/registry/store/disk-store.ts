import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { RELEASE_FILE, type AddressPolicy, type StoredEncoding } from '../../contract/server/index.ts';
import type { StoredVersion } from '../../contract/index.ts';
import { NO_RIGHTS } from './rights.ts';
import { BaseStore } from './base-store.ts';
import { ENCODING_SUFFIXES } from './compress.ts';
import { undefinedIfMissing } from '../../common/index.ts';
import { writeSynced } from './files.ts';
import { ReleaseStaging, readBuild } from './release-staging.ts';
import { checkedDocument, checkedName, checkedVersion } from './names.ts';
import { DiskReserve } from './disk-reserve.ts';
import { DiskRevisionLog } from './disk-revision-log.ts';
import { EMPTY_REGISTRY } from './registry-changes.ts';
import type { DocumentFolder, StoredRelease } from './release-store.ts';

/**
 * A release store in a folder: `releases/<area>/<version>/` with the files and their compressed copies,
 * `registry/<revision>.json` with what is live. Several processes may use one folder at the same time.
 */
export class DiskStore extends BaseStore {
  readonly #root: string;
  readonly #releases: string;
  readonly #staging: ReleaseStaging;
  readonly #reserve: DiskReserve;

  constructor(root: string, policy?: AddressPolicy) {
    const registry = new DiskRevisionLog(path.join(root, 'registry'), EMPTY_REGISTRY);
    super({ registry, rights: new DiskRevisionLog(path.join(root, 'rights'), NO_RIGHTS) }, policy);
    this.#root = root;
    this.#releases = path.join(root, 'releases');
    this.#staging = new ReleaseStaging(path.join(root, 'incoming'));
    this.#reserve = new DiskReserve(root);
  }

  async release(folder: string): Promise<StoredRelease> {
    const release = await readBuild(folder);
    const target = this.#folderOf(release.name, release.version);
    const isIntact = async () => !(await this.check(release.name, release.version)).length;
    if (await isIntact()) return { release, isNew: false };
    return { release, isNew: await this.#staging.place(folder, release, target, isIntact) };
  }

  override refillReserve(): Promise<void> {
    return this.#reserve.refill();
  }

  protected async storedVersions(area: string): Promise<StoredVersion[]> {
    const folder = path.join(this.#releases, checkedName(area));
    const names = (await readdir(folder).catch(undefinedIfMissing)) ?? [];
    return Promise.all(
      names.map(async (version) => {
        const found = await stat(path.join(folder, version, RELEASE_FILE)).catch(undefinedIfMissing);
        return { version, storedAt: (found?.mtime ?? new Date(0)).toISOString() };
      }),
    );
  }

  protected async readDescription(area: string, version: string): Promise<string | undefined> {
    const file = path.join(this.#folderOf(area, version), RELEASE_FILE);
    return readFile(file, 'utf8').catch(undefinedIfMissing);
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
    return readFile(encoding ? full + ENCODING_SUFFIXES[encoding] : full).catch(undefinedIfMissing);
  }

  async remove(area: string, version: string): Promise<void> {
    const folder = this.#folderOf(area, version);
    await rm(path.join(folder, RELEASE_FILE), { force: true });
    await rm(folder, { recursive: true, force: true });
  }

  async findDocument(folder: DocumentFolder, name: string): Promise<string | undefined> {
    return readFile(this.#documentOf(folder, name), 'utf8').catch(undefinedIfMissing);
  }

  async writeDocument(folder: DocumentFolder, name: string, text: string): Promise<void> {
    const file = this.#documentOf(folder, name);
    const temporary = `${file}.${randomUUID()}.tmp`;
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await writeSynced(temporary, text);
      await rename(temporary, file);
    } finally {
      await rm(temporary, { force: true });
    }
  }

  async listDocuments(folder: DocumentFolder): Promise<string[]> {
    const names = (await readdir(path.join(this.#root, folder)).catch(undefinedIfMissing)) ?? [];
    return names.filter((name) => !name.endsWith('.tmp'));
  }

  async removeDocument(folder: DocumentFolder, name: string): Promise<void> {
    await rm(this.#documentOf(folder, name), { force: true });
  }

  #documentOf(folder: DocumentFolder, name: string): string {
    return path.join(this.#root, folder, checkedDocument(name));
  }

  #folderOf(area: string, version: string): string {
    return path.join(this.#releases, checkedName(area), checkedVersion(version));
  }
}
