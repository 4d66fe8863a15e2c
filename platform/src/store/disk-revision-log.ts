import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { undefinedIfMissing, syncFolder, writeSynced } from './files.ts';
import { EMPTY_REGISTRY } from './registry.ts';
import type { Registry } from './registry.ts';
import { RevisionLog, revisionName, revisionText } from './revision-log.ts';

const REVISION = /^(\d{8})\.json$/;

/**
 * The registry on disk, one file per revision. A new revision appears atomically: a complete, synced temporary file is
 * linked to its name, which fails for the second of two writers. A killed writer leaves only a temporary file.
 */
export class DiskRevisionLog extends RevisionLog {
  readonly #folder: string;

  constructor(folder: string) {
    super();
    this.#folder = folder;
  }

  async read(): Promise<Registry> {
    const latest = (await this.#numbers()).at(-1);
    return latest === undefined ? EMPTY_REGISTRY : this.#readRevision(latest);
  }

  async readHistory(limit: number): Promise<Registry[]> {
    const numbers = (await this.#numbers()).slice(-limit).reverse();
    return Promise.all(numbers.map((number) => this.#readRevision(number)));
  }

  protected async add(registry: Registry): Promise<boolean> {
    await mkdir(this.#folder, { recursive: true });
    const temporary = path.join(this.#folder, `.${randomUUID()}.tmp`);
    try {
      await writeSynced(temporary, revisionText(registry));
      await link(temporary, this.#fileOf(registry.revision));
      await syncFolder(this.#folder);
      return true;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(temporary, { force: true });
    }
  }

  async #numbers(): Promise<number[]> {
    const names = await readdir(this.#folder).catch(undefinedIfMissing);
    return (names ?? [])
      .flatMap((name) => REVISION.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => a - b);
  }

  async #readRevision(number: number): Promise<Registry> {
    return JSON.parse(await readFile(this.#fileOf(number), 'utf8')) as Registry;
  }

  #fileOf(number: number): string {
    return path.join(this.#folder, revisionName(number));
  }
}
