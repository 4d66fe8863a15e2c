import { statfs } from 'node:fs/promises';

/** Room on the file system of a folder, as programs without root's privileges see it. */
export interface FreeSpace {
  readonly bytes: number;
  /** Of what can be used, from 0 to 1; `df` shows the same. */
  readonly ratio: number;
}

/** Finds out how much room there is. @throws Error of the file system */
export async function readFreeSpace(folder: string): Promise<FreeSpace> {
  const { bsize, blocks, bfree, bavail } = await statfs(folder);
  const usable = blocks - bfree + bavail;
  return { bytes: bavail * bsize, ratio: usable > 0 ? bavail / usable : 1 };
}
