import { createHash } from 'node:crypto';
import type { BuiltRelease, ReleaseStore } from '../../../store/index.ts';

/** A script or style sheet of a release, without what every build has of its own. */
export interface CodeFile {
  readonly hash: string;
  /** Ids of webpack's modules that it defines, and that its modules import. */
  readonly defines: ReadonlySet<string>;
  readonly imports: ReadonlySet<string>;
}

/** By `<area>/<file without hash>`. */
export type ReleaseCode = ReadonlyMap<string, CodeFile>;

const CODE = /^static\/.*\.(?:js|css)$/;
const HASHED = /^(.*)\.([0-9a-f]{10})(\.\w+)$/;
const RELEASED = /\/areas\/([a-z][a-z0-9-]*)\/[^/]+\/([^?#]+)/;
const TEXTS = /\/texts-(\w+)-[^/]*\.js$/;
/** In a minified script: `{ 4711: (e, t, n) => …` or `4711(e, t, n) {`, and `n(4711)`. */
const DEFINITION = /[{,](\d+)[:(]/g;
const IMPORT = /\b\w\((\d+)\)/g;

/** A released file at an address; undefined for anything else. */
export function findReleasedFile(url: string): string | undefined {
  const [, area, file] = RELEASED.exec(url) ?? [];
  return area === undefined || file === undefined ? undefined : keyOf(area, file);
}

/** The language of a script that has texts alone, as the preset names it; undefined for every other file. */
export function languageOfTexts(file: string): string | undefined {
  return TEXTS.exec(file)?.[1];
}

/** The name of a file from one build to the next. */
export function keyOf(area: string, file: string): string {
  return `${area}/${file.replace(HASHED, '$1$3')}`;
}

/**
 * Scripts and style sheets of a release. Each build puts its own name into its scripts, and the hashes of the files that
 * they load: without these, a file that an edit did not reach is the same as before.
 */
export async function readCode(store: ReleaseStore, release: BuiltRelease): Promise<ReleaseCode> {
  const { name, version, files, entryGlobal } = release;
  const names = new Map(
    Object.entries(files).flatMap(([file, integrity]): [string, string][] => {
      const [, , hash] = HASHED.exec(file) ?? [];
      const logical = keyOf(name, file);
      return [[integrity, logical], ...(hash === undefined ? [] : [[hash, logical] as [string, string]])];
    }),
  );
  const code = Object.keys(files).filter((file) => CODE.test(file));
  const read = async (file: string): Promise<[string, CodeFile]> => {
    const content = await store.findFile(name, version, file);
    const text = (content?.toString('utf8') ?? '')
      .replaceAll(entryGlobal, name)
      .replaceAll(/sha384-[\w+/=]{64}|\b[0-9a-f]{10}\b/g, (found) => names.get(found) ?? found);
    return [keyOf(name, file), describe(text)];
  };
  return new Map(await Promise.all(code.map(read)));
}

function describe(text: string): CodeFile {
  const idsOf = (pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, id = '']) => id));
  return {
    hash: createHash('sha256').update(text).digest('hex').slice(0, 32),
    defines: idsOf(DEFINITION),
    imports: idsOf(IMPORT),
  };
}

/**
 * Adds the files whose modules the given ones import, though nothing of them may have run: a module of constants. A
 * module that several files have is the same in all of them.
 *
 * @param isFirst whether a file is of an area's first load, which imports nothing that comes later
 */
export function withImports(
  files: readonly string[],
  code: ReleaseCode,
  isFirst: (file: string) => boolean,
): string[] {
  const all = new Set(files);
  for (const file of all) {
    const area = `${file.split('/')[0] ?? ''}/`;
    const imports = isFirst(file) ? [] : (code.get(file)?.imports ?? []);
    for (const id of imports) {
      const isThere = [...all].some((other) => other.startsWith(area) && code.get(other)?.defines.has(id));
      if (isThere) continue;
      for (const [other, { defines }] of code) if (other.startsWith(area) && defines.has(id)) all.add(other);
    }
  }
  return [...all];
}
