import { mkdir, readdir, readFile, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { undefinedIfMissing } from '../../../common/index.ts';
import { writeSynced } from '../files.ts';
import {
  assertInside,
  type StoreEntry,
  type StoreFiles,
  type StoreFolder,
} from '../../../contract/server/index.ts';

/** The files of a store in a data folder. */
export class DiskStoreFiles implements StoreFiles {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async list(folder: StoreFolder): Promise<StoreEntry[]> {
    const top = path.join(this.#root, folder);
    const entries = await readdir(top, { recursive: true, withFileTypes: true }).catch(undefinedIfMissing);
    const files = (entries ?? []).filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'));
    const found = await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        const state = await stat(file).catch(undefinedIfMissing);
        const relative = path.relative(this.#root, file).split(path.sep).join('/');
        return state ? [{ name: relative, changedAt: state.mtime.toISOString() }] : [];
      }),
    );
    return found.flat();
  }

  read(name: string): Promise<Buffer | undefined> {
    return readFile(this.#fileOf(name)).catch(undefinedIfMissing);
  }

  async write({ name, changedAt }: StoreEntry, content: Buffer): Promise<void> {
    const file = this.#fileOf(name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeSynced(file, content);
    const time = new Date(changedAt);
    await utimes(file, time, time);
  }

  #fileOf(name: string): string {
    assertInside(name);
    return path.join(this.#root, name);
  }
}
