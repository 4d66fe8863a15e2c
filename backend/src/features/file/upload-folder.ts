import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the files of an upload are until they are stored as pictures. */
export function uploadFolder(dataDir: string): string {
  return join(dataDir, 'uploads');
}

/** Removes what uploads left behind when the service was killed. */
export async function removeLeftovers(dataDir: string, before: Date): Promise<void> {
  const folder = uploadFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const entry = await stat(join(folder, name)).catch(() => null);
    if (entry && entry.mtime < before) await rm(join(folder, name), { force: true });
  }
}
