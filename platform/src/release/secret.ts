import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The secret that links of the platform are signed with: `PLATFORM_SECRET`, which several servers share, or one of the
 * installation's own that is made when it is needed first.
 */
export async function loadPlatformSecret(dataDir: string, given: string | undefined): Promise<string> {
  if (given) return given;
  const file = path.join(dataDir, 'platform-secret');
  return readFile(file, 'utf8').catch(() => makeSecret(file));
}

/** Of two processes that make one at the same time both get the same: the first one's. */
async function makeSecret(file: string): Promise<string> {
  const temporary = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(temporary, randomBytes(32).toString('base64url'), { mode: 0o600 });
  await link(temporary, file).catch(() => undefined);
  await rm(temporary, { force: true });
  return readFile(file, 'utf8');
}
