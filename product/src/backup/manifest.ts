import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartError } from 'backend';
import { z } from 'zod';

/** Written last, so a folder without one is no whole backup. */
export const MANIFEST_FILE = 'backup.json';
const FORMAT = 1;
/** Faults that a message lists. */
const MAX_FAULTS = 3;

const MANIFEST = z.object({
  format: z.literal(FORMAT),
  /** ISO 8601. */
  takenAt: z.string(),
  /** `embedded`: its files; `dump`: `database.dump`, made by pg_dump; `none`: it is not in this backup. */
  database: z.enum(['embedded', 'dump', 'none']),
  pictures: z.number(),
  releases: z.number(),
  revisions: z.number(),
  /** SHA-256 of every file, hexadecimal, by its path in the backup. */
  files: z.record(z.string(), z.string()),
});

/** What a backup holds. */
export type Manifest = z.infer<typeof MANIFEST>;

/** Describes a finished backup in its folder. */
export async function writeManifest(
  folder: string,
  content: Omit<Manifest, 'format' | 'files' | 'takenAt'>,
): Promise<Manifest> {
  const takenAt = new Date().toISOString();
  const manifest = { format: FORMAT, takenAt, ...content, files: await hashFiles(folder) } as const;
  await writeFile(path.join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}

/**
 * Reads the manifest of a backup and compares every file with it.
 *
 * @throws StartError when the folder is no backup, or not as it was when it was taken
 */
export async function readIntactManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) throw new StartError(`${folder} is no finished backup: it has no ${MANIFEST_FILE}`);
  const parsed = MANIFEST.safeParse(parseJson(text));
  if (!parsed.success) throw new StartError(`${folder}/${MANIFEST_FILE} is not one that this version reads`);
  const faults = compare(parsed.data.files, await hashFiles(folder));
  if (faults.length === 0) return parsed.data;
  const listed = faults.slice(0, MAX_FAULTS).join(', ');
  const more = faults.length > MAX_FAULTS ? ` and ${faults.length - MAX_FAULTS} more` : '';
  throw new StartError(`${folder} is not as it was when it was taken: ${listed}${more}`);
}

function compare(expected: Readonly<Record<string, string>>, found: Readonly<Record<string, string>>) {
  const changed = Object.keys(expected).flatMap((file) => {
    if (!(file in found)) return [`${file} is missing`];
    return found[file] === expected[file] ? [] : [`${file} has changed`];
  });
  const added = Object.keys(found).filter((file) => !(file in expected));
  return [...changed, ...added.map((file) => `${file} was added`)];
}

async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .filter((file) => file !== MANIFEST_FILE)
    .sort();
  const hashes: Record<string, string> = {};
  for (const file of files) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path.join(folder, file)), hash);
    hashes[file.split(path.sep).join('/')] = hash.digest('hex');
  }
  return hashes;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
