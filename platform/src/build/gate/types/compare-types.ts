import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '../../apps.ts';
import type { Sources } from '../../contract-types.ts';
import { compile } from './check-sources.ts';

/** The sources of the contract that an area was built against, and those of the live shell. */
export interface TypePair {
  readonly needed: Sources;
  readonly live: Sources;
}

/** Two contracts, and what of them an area can touch. */
export interface TypeComparison extends TypePair {
  /** Words of the area's scripts; an export that is not among them is not compared. */
  readonly words: ReadonlySet<string>;
}

/** Modules whose exports are compared. */
const ENTRIES = ['platform/src/contract/index.ts', 'shared-api/src/index.ts'];

const CONFIGURATION = {
  compilerOptions: {
    strict: true,
    target: 'es2024',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: [],
  },
  files: ['probe.ts', 'json.d.ts'],
};

/** A list in a JSON file, such as that of the languages, may have got new keys, as one that is marked as open. */
const ANY_JSON = `declare module '*.json' { const list: Readonly<Record<string, string>>; export default list; }`;

/** A word of a script, which each exported name is. */
const WORD = /[A-Za-z_$][\w$]*/g;

/** The words of scripts. Minifying keeps the names of what comes from the shell. */
export function wordsOf(scripts: readonly string[]): ReadonlySet<string> {
  return new Set(scripts.flatMap((script) => script.match(WORD) ?? []));
}

/** A list that is marked as open. */
const OPEN_LIST =
  /(\/\*\*(?:(?!\*\/)[^])*@open\b(?:(?!\*\/)[^])*\*\/\s*export const \w+ = \[[^\]]*\]) as const/g;

/**
 * Compiler messages for exports of `needed` that the area uses, and that `live` lacks or has with another type; empty
 * when `live` can replace `needed`. Exports that only the shell calls, such as those that take the whole client, would
 * otherwise differ with every function that the service gains. A list marked `@open` may have got new values: whoever
 * reads one does without knowing them.
 * @throws Error when the sources don't compile
 */
export async function compareTypes(
  compiler: string,
  { words, ...pair }: TypeComparison,
  signal?: AbortSignal,
): Promise<string[]> {
  // Inside node_modules, so that imports of packages resolve.
  const folder = path.join(WORKSPACE, 'node_modules', '.cache', `maida-types-${randomUUID()}`);
  try {
    await write(folder, 'live', pair.live);
    await write(folder, 'needed', reuseUnchanged(pair));
    const entries = ENTRIES.filter((entry) => entry in pair.needed && entry in pair.live);
    await writeFile(path.join(folder, 'probe.ts'), [usedType(words, pair), ...entries.map(probe)].join('\n'));
    await writeFile(path.join(folder, 'json.d.ts'), ANY_JSON);
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(CONFIGURATION));
    const lines = await compile(compiler, folder, { signal });
    const differences = lines.filter((line) => line.startsWith('probe.ts'));
    if (lines.length && !differences.length) throw new Error(`the types do not compile: ${lines[0] ?? ''}`);
    return differences.length ? lines.filter((line) => !/^(?:live|needed)\//.test(line)).map(tidy) : [];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The type of the names that the area may use. Those that the contract does not contain would only slow the compiler.
 */
function usedType(words: ReadonlySet<string>, { needed }: TypePair): string {
  const own = new Set(Object.values(needed).flatMap((text) => text.match(WORD) ?? []));
  const names = [...own].filter((word) => words.has(word)).map((word) => `'${word}'`);
  return `type Used = ${names.join(' | ') || 'never'};`;
}

function probe(entry: string, index: number): string {
  const name = String(index);
  return [
    `import type * as Needed${name} from './needed/${entry}';`,
    `import type * as Live${name} from './live/${entry}';`,
    `declare const live${name}: typeof Live${name};`,
    `export const needed${name}: Pick<typeof Needed${name}, keyof typeof Needed${name} & Used> = live${name};`,
  ].join('\n');
}

/** Strips position, error code and import paths: `probe.ts(4,14): error TS2741: Property 'x' is missing …`. */
function tidy(line: string): string {
  return line
    .replace(/^probe\.ts\(\d+,\d+\): error TS\d+: /, '')
    .replaceAll(/import\("[^"]*"\)\.?/g, '')
    .trim();
}

/**
 * Replaces files of `needed` that are unchanged in `live`, with all their imports, by re-exports: a class with private
 * fields is only assignable to itself.
 */
function reuseUnchanged({ needed, live }: TypePair): Sources {
  const isUnchanged = findUnchanged({ needed, live });
  const entries = Object.entries(needed).map(([file, text]): [string, string] => {
    if (!isUnchanged(file)) return [file, text];
    const up = '../'.repeat(file.split('/').length);
    return [file, `export * from '${up}live/${file}';\n`];
  });
  return Object.fromEntries(entries);
}

function findUnchanged({ needed, live }: TypePair): (file: string) => boolean {
  const changed = new Set(Object.keys(needed).filter((file) => needed[file] !== live[file]));
  for (let size = -1; size !== changed.size;) {
    size = changed.size;
    for (const [file, text] of Object.entries(needed)) {
      if (importsOf(file, text).some((imported) => changed.has(imported))) changed.add(file);
    }
  }
  return (file) => !changed.has(file);
}

function importsOf(file: string, text: string): string[] {
  const found = [...text.matchAll(/from '(\.[^']+)'|import\('(\.[^']+)'\)/g)];
  return found.map(([, fromPath, dynamicPath]) =>
    path.posix.join(path.posix.dirname(file), fromPath ?? dynamicPath ?? ''),
  );
}

async function write(folder: string, state: string, sources: Sources): Promise<void> {
  for (const [file, text] of Object.entries(sources)) {
    const target = path.join(folder, state, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text.replaceAll(OPEN_LIST, '$1 as readonly string[]'));
  }
}
