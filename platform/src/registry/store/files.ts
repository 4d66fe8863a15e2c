import { open } from 'node:fs/promises';

/** Writes a new file and syncs it to disk before the promise resolves. */
export async function writeSynced(file: string, content: string | Buffer): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Syncs the names in a folder to disk; systems that can't open a folder don't need it. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  if (!handle) return;
  await handle.sync().catch(() => undefined);
  await handle.close();
}
