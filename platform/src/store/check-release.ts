import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { CONTRACT_VERSION } from '../contract/constants.ts';
import { parseAreaManifest } from './area-manifest.ts';
import { contentHash, integrityOf, SHELL } from './built-release.ts';
import type { BuiltRelease } from './built-release.ts';
import type { StoredEncoding } from './release-store.ts';

type FindFile = (file: string, encoding?: StoredEncoding) => Promise<Buffer | undefined>;

const UNPACK = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const;
const ENCODINGS = ['br', 'gzip'] as const;

/** What keeps a release from going live, a sentence each: another contract, missing or changed files, a bad `area.json`. */
export async function checkRelease(release: BuiltRelease, findFile: FindFile): Promise<string[]> {
  const files = Object.entries(release.files).map(([file, value]) => checkFile(file, value, findFile));
  return [...checkDescription(release), ...(await Promise.all(files)).flat()];
}

function checkDescription(release: BuiltRelease): string[] {
  const problems = checkManifest(release);
  if (release.contract !== CONTRACT_VERSION) {
    problems.push(`It was built for contract ${release.contract}; this platform speaks ${CONTRACT_VERSION}.`);
  }
  if (!release.version.endsWith(contentHash(release.files).slice(0, 10))) {
    problems.push('Its version does not follow from its files.');
  }
  const { entry, scripts, styles, starter } = release;
  const needed = [entry, ...scripts, ...styles, ...(starter === undefined ? [] : [starter])];
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
  if (integrityOf(content) !== expected) return [`${file} differs from what was built.`];
  const forms = await Promise.all(
    ENCODINGS.map((encoding) => checkForm(encoding, content, () => findFile(file, encoding))),
  );
  return forms.flatMap((isGood, index) =>
    isGood ? [] : [`${file} differs from what was built in its ${ENCODINGS[index] ?? ''} form.`],
  );
}

/** Browsers get the compressed form and would refuse a page's scripts when it unpacks to something else. */
async function checkForm(
  encoding: StoredEncoding,
  content: Buffer,
  find: () => Promise<Buffer | undefined>,
): Promise<boolean> {
  const packed = await find();
  if (!packed) return true;
  const unpacked = await UNPACK[encoding](packed).catch(() => undefined);
  return unpacked?.equals(content) ?? false;
}
