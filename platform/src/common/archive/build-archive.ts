import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type * as z from 'zod';
import type { SourceState } from '../../contract/index.ts';
import { sourceStateSchema } from '../../contract/schemas.ts';
import {
  hasOwnVersion,
  integrityOf,
  parseAreaManifest,
  RELEASE_FILE,
  ReleaseError,
  SHELL,
  type BuiltRelease,
} from '../../contract/server/index.ts';
import { DESCRIPTION, MAX_FILES } from './release-description.ts';
import { readTar, writeTar, type ArchivedFile } from './tar.ts';

/** Limit for an unpacked build; ours have a few megabytes. */
export const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Letters, digits and few other characters in every part: no path that leaves the folder, no hidden file. */
const FILE_NAME = /^(?:[\w@+~][\w@+~.-]*\/)*[\w@+~][\w@+~.-]*$/;
/** Suffixes of the compressed files that the store creates itself. */
const RESERVED_SUFFIX = /\.(?:br|gz)$/;

/** Beside the files of a build: what it was built from. No part of it: the same build may come from other commits. */
const SOURCE_FILE = 'source-state.json';

/** Packs a build as `tar.gz`, with what it was built from, where that is known. */
export async function packBuild(folder: string, source?: SourceState): Promise<Buffer> {
  const description = await readFile(path.join(folder, RELEASE_FILE));
  const { files: listed } = JSON.parse(description.toString('utf8')) as BuiltRelease;
  const contents = await Promise.all(
    Object.keys(listed).map(async (name) => ({ name, content: await readFile(path.join(folder, name)) })),
  );
  const state = source ? [{ name: SOURCE_FILE, content: Buffer.from(JSON.stringify(source)) }] : [];
  return pack(await writeTar([{ name: RELEASE_FILE, content: description }, ...state, ...contents]));
}

/**
 * Unpacks a `tar.gz` build into a temporary folder for `act`, and removes the folder afterwards. Before, it checks the
 * size, the names, that the archive has exactly the files that it lists, and the hash of each.
 * @throws ReleaseError `invalid` that says what is wrong with the archive
 */
export async function withUnpackedBuild<Result>(
  archive: Buffer,
  act: (folder: string, source: SourceState | undefined) => Promise<Result>,
): Promise<Result> {
  const content = await unpack(archive, { maxOutputLength: MAX_UNPACKED_BYTES }).catch(() => {
    throw invalid(`The body is not gzip, or unpacks to more than ${String(MAX_UNPACKED_BYTES)} bytes.`);
  });
  const { files, source } = checkFiles(await readTar(content));
  const folder = await mkdtemp(path.join(tmpdir(), 'maida-upload-'));
  try {
    for (const { name, content: bytes } of files) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes, { flag: 'wx' });
    }
    return await act(folder, source);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function checkFiles(archived: readonly ArchivedFile[]): { files: ArchivedFile[]; source?: SourceState } {
  if (archived.length > MAX_FILES) throw invalid(`The build has more than ${String(MAX_FILES)} files.`);
  const files = archived.map(({ name, content }) => ({ name: name.replace(/^\.\//, ''), content }));
  const odd = files.find(({ name }) => !FILE_NAME.test(name) || RESERVED_SUFFIX.test(name));
  if (odd) throw invalid(`A file of a build can't be named ${JSON.stringify(odd.name.slice(0, 200))}.`);
  const byName = new Map(files.map(({ name, content }) => [name, content]));
  if (byName.size < files.length) throw invalid('The build has two files with the same name.');
  const state = byName.get(SOURCE_FILE);
  byName.delete(SOURCE_FILE);
  checkDescription(byName);
  return {
    files: files.filter(({ name }) => name !== SOURCE_FILE),
    ...(state && { source: parseFile(SOURCE_FILE, state, sourceStateSchema) }),
  };
}

function checkDescription(byName: ReadonlyMap<string, Buffer>): void {
  const description = parseFile(RELEASE_FILE, byName.get(RELEASE_FILE), DESCRIPTION);
  if (!hasOwnVersion(description as BuiltRelease)) {
    throw invalid('The version does not match the hash of release.json and the files.');
  }
  const listed = new Set([RELEASE_FILE, ...Object.keys(description.files)]);
  const unlisted = [...byName.keys()].find((name) => !listed.has(name));
  if (unlisted !== undefined) throw invalid(`The build does not list its file ${unlisted}.`);
  for (const [name, expected] of Object.entries(description.files)) {
    const content = byName.get(name);
    if (!content) throw invalid(`${name} is missing.`);
    if (integrityOf(content) !== expected) throw invalid(`${name} was changed after the build.`);
  }
  checkArea(description, byName.get('area.json'));
}

/** Shell and delivery server use the `area` of `release.json`, areas' tests and reviews their `area.json`. */
function checkArea({ name, area }: z.infer<typeof DESCRIPTION>, file: Buffer | undefined): void {
  if (name === SHELL) return;
  const inFile = orInvalid(() => parseAreaManifest(JSON.parse(file?.toString('utf8') ?? ''), name));
  const inDescription = orInvalid(() => parseAreaManifest(area, name));
  if (!isDeepStrictEqual(inFile, inDescription))
    throw invalid('release.json and area.json differ about the area.');
}

function parseFile<Content>(name: string, content: Buffer | undefined, schema: z.ZodType<Content>): Content {
  if (!content) throw invalid(`The build has no ${name}.`);
  const result = schema.safeParse(orInvalid(() => JSON.parse(content.toString('utf8')) as unknown));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw invalid(`${name}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}

function orInvalid<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw invalid(error instanceof Error ? error.message : String(error));
  }
}

function invalid(message: string): ReleaseError {
  return new ReleaseError('invalid', message);
}
