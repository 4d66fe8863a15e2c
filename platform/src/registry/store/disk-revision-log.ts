import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { undefinedIfMissing } from '../../common/index.ts';
import { DiskReserve } from './disk-reserve.ts';
import { syncFolder, writeSynced } from './files.ts';
import { RevisionLog, revisionName, revisionText, type Revision } from './revision-log.ts';

const REVISION = /^(\d{8})\.json$/;

/**
 * A log on disk, one file per revision. A new revision appears atomically: a complete, synced temporary file is
 * linked to its name, which fails for the second of two writers. A killed writer leaves only a temporary file. A full
 * disk is written to by means of the {@link DiskReserve} beside the folder.
 */
export class DiskRevisionLog<State extends Revision> extends RevisionLog<State> {
  readonly #folder: string;
  readonly #reserve: DiskReserve;
  readonly #empty: State;

  /** @param empty The state before the first revision. */
  constructor(folder: string, empty: State) {
    super();
    this.#folder = folder;
    this.#reserve = new DiskReserve(path.dirname(folder));
    this.#empty = empty;
  }

  async read(): Promise<State> {
    const latest = (await this.#numbers()).at(-1);
    return latest === undefined ? this.#empty : this.#readRevision(latest);
  }

  async readHistory(limit: number): Promise<State[]> {
    const numbers = (await this.#numbers()).slice(-limit).reverse();
    return Promise.all(numbers.map((number) => this.#readRevision(number)));
  }

  protected add(state: State): Promise<boolean> {
    return this.#reserve.spend(() => this.#link(state));
  }

  async #link(state: State): Promise<boolean> {
    await mkdir(this.#folder, { recursive: true });
    const temporary = path.join(this.#folder, `.${randomUUID()}.tmp`);
    try {
      await writeSynced(temporary, revisionText(state));
      await link(temporary, this.#fileOf(state.revision));
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

  async #readRevision(number: number): Promise<State> {
    return JSON.parse(await readFile(this.#fileOf(number), 'utf8')) as State;
  }

  #fileOf(number: number): string {
    return path.join(this.#folder, revisionName(number));
  }
}
