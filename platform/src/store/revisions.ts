import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { nothingIfMissing, syncFolder, writeSynced } from './files.ts';
import { EMPTY_REGISTRY } from './registry.ts';
import type { Change, Registry } from './registry.ts';

const REVISION = /^(\d{8})\.json$/;
const ATTEMPTS = 50;

/**
 * The registry on disk: one file per revision, named by its number and never changed. A new one appears at once and
 * whole, because a finished, synced file is linked to its name; of two writers one gets the name and the other one
 * looks again. Nothing is ever locked, so a killed writer leaves nothing to clean up but a temporary file.
 */
export class Revisions {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The latest revision. */
  async read(): Promise<Registry> {
    const latest = (await this.#numbers()).at(-1);
    return latest === undefined ? EMPTY_REGISTRY : this.#readRevision(latest);
  }

  /** The latest revisions, latest first. */
  async readHistory(limit: number): Promise<Registry[]> {
    const numbers = (await this.#numbers()).slice(-limit).reverse();
    return Promise.all(numbers.map((number) => this.#readRevision(number)));
  }

  /**
   * Adds a revision made of the latest one. `change` runs again when another writer was faster, and may return
   * what it was given when there is nothing to do.
   */
  async write(change: Change): Promise<Registry> {
    await mkdir(this.#folder, { recursive: true });
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const current = await this.read();
      const next = change(current);
      if (next === current || (await this.#add(next))) return next;
    }
    throw new Error('The registry is being changed by too many writers at once. Try again.');
  }

  async #add(registry: Registry): Promise<boolean> {
    const temporary = path.join(this.#folder, `.${randomUUID()}.tmp`);
    try {
      await writeSynced(temporary, `${JSON.stringify(registry, null, 2)}\n`);
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
    const names = await readdir(this.#folder).catch(nothingIfMissing);
    return (names ?? [])
      .flatMap((name) => REVISION.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => a - b);
  }

  async #readRevision(number: number): Promise<Registry> {
    return JSON.parse(await readFile(this.#fileOf(number), 'utf8')) as Registry;
  }

  #fileOf(number: number): string {
    return path.join(this.#folder, `${String(number).padStart(8, '0')}.json`);
  }
}
