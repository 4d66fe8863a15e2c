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

/** Two contracts, and what of them areas use. */
export interface TypeComparison extends TypePair {
  /** Names that may be exports; one that is not among them is not compared. */
  readonly used: ReadonlySet<string>;
}

/** Import name of the module that the shell provides with its types; an area brings everything else with it. */
export const PROVIDED_MODULE = 'shared-api';
const ENTRY = 'shared-api/src/index.ts';

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

const WORD = /[A-Za-z_$][\w$]*/g;

/**
 * The words of scripts, for a release that does not list its imports: minifying keeps the names of what comes from the
 * shell.
 */
export function wordsOf(scripts: readonly string[]): ReadonlySet<string> {
  return new Set(scripts.flatMap((script) => script.match(WORD) ?? []));
}

/** A list that is marked as open. */
const OPEN_LIST =
  /(\/\*\*(?:(?!\*\/)[^])*@open\b(?:(?!\*\/)[^])*\*\/\s*export const \w+ = \[[^\]]*\]) as const/g;

/**
 * What is wrong with the exports of `needed` that the area uses, one sentence for each that `live` lacks or has with
 * another type; empty when `live` can replace `needed`. Exports that only the shell calls, such as those that take the
 * whole client, would otherwise differ with every function that the service gains. A list marked `@open` may have got
 * new values: whoever reads one does without knowing them.
 * @throws Error when the sources don't compile
 */
export async function compareTypes(
  compiler: string,
  { used, ...pair }: TypeComparison,
  signal?: AbortSignal,
): Promise<string[]> {
  // Inside node_modules, so that imports of packages resolve.
  const folder = path.join(WORKSPACE, 'node_modules', '.cache', `maida-types-${randomUUID()}`);
  try {
    await write(folder, 'live', pair.live);
    await write(folder, 'needed', reuseUnchanged(pair));
    const names = namesOf(used, pair);
    await writeFile(path.join(folder, 'probe.ts'), probe(names));
    await writeFile(path.join(folder, 'json.d.ts'), ANY_JSON);
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(CONFIGURATION));
    const lines = await compile(compiler, folder, { signal });
    const differences = describeDifferences(lines, names);
    if (lines.length && !differences.length) throw new Error(`the types do not compile: ${lines[0] ?? ''}`);
    return differences;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Names that the contract does not contain would only slow the compiler. */
function namesOf(used: ReadonlySet<string>, { needed }: TypePair): string[] {
  const own = new Set(Object.values(needed).flatMap((text) => text.match(WORD) ?? []));
  return [...own].filter((word) => used.has(word));
}

/** Lines of the probe before that of the first name. */
const HEAD = [
  `import type * as Needed from './needed/${ENTRY}';`,
  `import type * as Live from './live/${ENTRY}';`,
  'declare const live: typeof Live;',
  'type Of<Name extends string> = Pick<typeof Needed, Extract<keyof typeof Needed, Name>>;',
];

/** One line for each name, so that the compiler's line says which it is; a name that is no export needs nothing. */
function probe(names: readonly string[]): string {
  const lines = names.map((name, index) => `export const needed${String(index)}: Of<'${name}'> = live;`);
  return [...HEAD, ...lines].join('\n');
}

const POSITION = /^probe\.ts\((\d+),\d+\): /;

/** The compiler's lines by export: the innermost of an error, which follows it, says most. */
function describeDifferences(lines: readonly string[], names: readonly string[]): string[] {
  const errors: { readonly name: string; readonly details: string[] }[] = [];
  for (const line of lines) {
    const position = POSITION.exec(line)?.[1];
    if (position !== undefined)
      errors.push({ name: names[Number(position) - 1 - HEAD.length] ?? '', details: [line] });
    else if (line.startsWith(' ')) errors.at(-1)?.details.push(line);
  }
  return errors.map(({ name, details }) => {
    if (/ TS27(?:39|40|41): /.test(details[0] ?? '') && details.length === 1)
      return `the export '${name}' is missing.`;
    const innermost = details.map(tidy).findLast((text) => !/'(?:typeof )?'/.test(text));
    return `the export '${name}' has another type${innermost === undefined ? '' : `: ${innermost}`}`.replace(
      /\.?$/,
      '.',
    );
  });
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
