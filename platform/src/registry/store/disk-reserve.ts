import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { readFreeSpace, undefinedIfMissing } from '../../common/index.ts';
import { writeSynced } from './files.ts';

/** Each is given up alone, so that a disk that stays full still takes this many changes. */
const PIECES = 8;
const PIECE_BYTES = 128 * 1024;
/** With less room than this, a new reserve would take what the site needs. */
const ROOM_BYTES = 16 * PIECES * PIECE_BYTES;

/** Files beside the registry that are given up when it has to change on a full disk: a rollback must work then, too. */
export class DiskReserve {
  readonly #folder: string;

  /** @param root The folder of the store. */
  constructor(root: string) {
    this.#folder = path.join(root, 'reserve');
  }

  /** Writes; while the disk is full, gives up a piece of the reserve and tries again. */
  async spend<Result>(write: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (!isDiskFull(error) || !(await this.#giveUpPiece())) throw error;
      }
    }
  }

  /** Makes what is missing of the reserve, as long as there is plenty of room. */
  async refill(): Promise<void> {
    const missing = PIECES - (await this.#pieces()).length;
    if (missing <= 0) return;
    await mkdir(this.#folder, { recursive: true });
    if ((await readFreeSpace(this.#folder)).bytes < ROOM_BYTES) return;
    for (let count = 0; count < missing; count += 1) await this.#addPiece();
  }

  /** Random, since file systems that compress would keep no room for zeros. */
  async #addPiece(): Promise<void> {
    const piece = path.join(this.#folder, randomUUID());
    const unfinished = `${piece}.tmp`;
    try {
      await writeSynced(unfinished, randomBytes(PIECE_BYTES));
      await rename(unfinished, piece);
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  async #giveUpPiece(): Promise<boolean> {
    const [piece] = await this.#pieces();
    if (piece === undefined) return false;
    await rm(path.join(this.#folder, piece), { force: true });
    return true;
  }

  async #pieces(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(undefinedIfMissing);
    return (names ?? []).filter((name) => !name.endsWith('.tmp'));
  }
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
