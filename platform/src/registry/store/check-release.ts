import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { CONTRACT_VERSION } from '../../contract/index.ts';
import {
  hasStoredVersion,
  integrityOf,
  parseAreaManifest,
  SHELL,
  type BuiltRelease,
  type StoredEncoding,
} from '../../contract/server/index.ts';

type FindFile = (file: string, encoding?: StoredEncoding) => Promise<Buffer | undefined>;

const UNPACK = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const;
const ENCODINGS = ['br', 'gzip'] as const;

/**
 * What prevents a release from going live, one sentence each: contract, missing or changed files, invalid
 * `area.json`.
 */
export async function checkRelease(release: BuiltRelease, findFile: FindFile): Promise<string[]> {
  const files = Object.entries(release.files).map(([file, value]) => checkFile(file, value, findFile));
  return [...checkDescription(release), ...(await Promise.all(files)).flat()];
}

function checkDescription(release: BuiltRelease): string[] {
  const problems = checkManifest(release);
  if (release.contract !== CONTRACT_VERSION) {
    problems.push(`It was built for contract ${release.contract}; this platform has ${CONTRACT_VERSION}.`);
  }
  if (!hasStoredVersion(release)) {
    problems.push('Its version does not match the hash of its description and files.');
  }
  const { entry, scripts, styles, pageStarter } = release;
  const needed = [entry, ...scripts, ...styles, ...(pageStarter === undefined ? [] : [pageStarter])];
  const unlisted = needed.filter((file) => !(file in release.files));
  return [...problems, ...unlisted.map((file) => `It needs "${file}" but does not list it.`)];
}

function checkManifest(release: BuiltRelease): string[] {
  if (release.name === SHELL) return [];
  try {
    parseAreaManifest(release.area, release.name);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

async function checkFile(file: string, expected: string, findFile: FindFile): Promise<string[]> {
  const content = await findFile(file);
  if (!content) return [`${file} is missing.`];
  if (integrityOf(content) !== expected) return [`${file} was changed after the build.`];
  const results = await Promise.all(
    ENCODINGS.map((encoding) => checkCompressed(encoding, content, () => findFile(file, encoding))),
  );
  return results.flatMap((isGood, index) =>
    isGood ? [] : [`The ${ENCODINGS[index] ?? ''} copy of ${file} was changed after the build.`],
  );
}

/** Browsers get the compressed copy and would refuse the script if it unpacked to something else. */
async function checkCompressed(
  encoding: StoredEncoding,
  content: Buffer,
  find: () => Promise<Buffer | undefined>,
): Promise<boolean> {
  const packed = await find();
  if (!packed) return true;
  const unpacked = await UNPACK[encoding](packed).catch(() => undefined);
  return unpacked?.equals(content) ?? false;
}
