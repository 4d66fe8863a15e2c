import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The secret that signs the platform's links: `PLATFORM_SECRET`, which several servers share, or the installation's
 * own, created on first use.
 * @param given Value of `PLATFORM_SECRET`.
 */
export async function loadPlatformSecret(dataDir: string, given: string | undefined): Promise<string> {
  if (given) return given;
  const file = path.join(dataDir, 'platform-secret');
  return readFile(file, 'utf8').catch(() => createSecret(file));
}

/** Two processes that create one at the same time both get the first one's: `link` fails when the name is taken. */
async function createSecret(file: string): Promise<string> {
  const temporary = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(temporary, randomBytes(32).toString('base64url'), { mode: 0o600 });
  await link(temporary, file).catch(() => undefined);
  await rm(temporary, { force: true });
  return readFile(file, 'utf8');
}
