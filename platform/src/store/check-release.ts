import { CONTRACT_VERSION } from '../contract/constants.ts';
import { parseAreaManifest } from './area-manifest.ts';
import { contentHash, integrityOf, SHELL } from './built-release.ts';
import type { BuiltRelease } from './built-release.ts';

type FindFile = (file: string) => Promise<Buffer | undefined>;

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
  const needed = [release.entry, ...release.scripts, ...release.styles];
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
  return integrityOf(content) === expected ? [] : [`${file} differs from what was built.`];
}
