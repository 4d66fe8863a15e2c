import { posix } from 'node:path';

/** The files of the tree and the commands of its packages. */
export interface Tree {
  /** Paths of all files, relative to the root. */
  readonly files: ReadonlySet<string>;
  /** Text of a file of the tree. */
  readonly read: (path: string) => string;
  /** Entry points of packages: `shared-ui/tokens.css`. */
  readonly entries: ReadonlySet<string>;
  /** Names of npm scripts by package name; the root's under the empty name. */
  readonly scripts: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names of the suites of `npm test`. */
  readonly suites: ReadonlySet<string>;
  /** Every word of the sources, without their comments. */
  readonly words: ReadonlySet<string>;
}

const ROOMS =
  'docs|shell|mf-public|mf-provider|mf-admin|mf-customer|shared-ui|shared-api|backend|platform|product|scripts|e2e|bench';

/** A path from the root, of a kind of file that is also built: `mf-public/area.json`. */
const PATH = new RegExp(`(?<![\\w./@-])(?:${ROOMS})/[\\w./-]*\\.(?:js|json)\\b`, 'g');
/** A file by its bare name or the end of its path: `runbook.md`, `./create-gate.ts`, `infra/http/http.test.ts`. */
const FILE =
  /(?<![\w./<>*…{}@$-])(?:\.{0,2}\/)?(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|css|md|sql)\b(?!\()/g;
/** A name from the code in backticks: `passageOf`, `ReleaseService`. */
const IDENTIFIER = /(?<!`)`([A-Za-z]\w*(?:\.\w+)*)(?:\(\))?`(?!`)/g;
const LONGEST_COMMENT = 120;
/** A section of the requirements: `(requirements 4.3)`. */
const REQUIREMENT = /\brequirements (\d+(?:\.\d+)?)/g;
/** A decision by its name: `decision backend-audit-log`. */
const DECISION = /\bdecision `?([a-z]+(?:-[a-z0-9]+){2,})/g;
/** A link of a Markdown page. */
const LINK = /\]\(([^)\s]+)\)/g;
/** A command of npm, with the package that it runs in. */
const COMMAND = /\bnpm run ([a-z][\w:-]*)(?: -w ([\w-]+))?/g;
const TEST_COMMAND = /\bnpm test -- ([a-z0-9]+)/g;

const COMMENT = /(?<=^|[\s({,;])(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm;

/** The prose of a file: all of a document, the comments of a source file. */
function proseOf(path: string, text: string): string {
  if (path.endsWith('.md')) return text;
  return (text.match(COMMENT) ?? []).join('\n');
}

/** The words of a source file, without its comments. */
export function wordsOf(text: string): string[] {
  return text.replaceAll(COMMENT, '').match(/[A-Za-z_$][\w$]*/g) ?? [];
}

/** Whether a file of the tree, or an entry point, ends with this path. */
function isFile(name: string, { files, entries }: Tree): boolean {
  if (entries.has(name)) return true;
  const end = `/${name.replace(/^(?:\.{0,2}\/)+/, '')}`;
  return [...files].some((file) => `/${file}`.endsWith(end));
}

/** A word with a capital inside it: any other is as likely one of the language. */
function isName(word: string): boolean {
  return /[a-z][A-Z]/.test(word);
}

/** The anchors of a Markdown page, as GitHub makes them from its headings. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(/\s/g, '-'),
    ),
  );
}

function findBrokenLink(link: string, path: string, tree: Tree): string | undefined {
  if (/^[a-z]+:/.test(link)) return undefined;
  const [target = '', anchor] = link.split('#', 2);
  const file = target === '' ? path : posix.normalize(posix.join(posix.dirname(path), target));
  const folder = file.replace(/\/?$/, '/');
  const isFolder = [...tree.files].some((name) => name.startsWith(folder));
  if (!tree.files.has(file) && !isFolder) return `links ${link}, which is not there`;
  if (anchor !== undefined && !anchorsOf(tree.read(file)).has(anchor))
    return `links ${link}: no such heading`;
  return undefined;
}

function findBrokenCommand(
  [text, script = '', workspace = '']: RegExpMatchArray,
  tree: Tree,
): string | undefined {
  // A package that only an example names has no list of commands.
  const known = tree.scripts.get(workspace);
  return known === undefined || known.has(script)
    ? undefined
    : `names the command ${text}, which is not there`;
}

/**
 * The broken references of one file, one line each: files, names from the code, links with their headings, sections of
 * the requirements, decisions, npm commands; and comments that are too wide to read.
 */
export function findBroken(path: string, tree: Tree): string[] {
  const text = tree.read(path);
  const prose = proseOf(path, text);
  const problems = new Set<string>();
  const add = (problem: string | undefined) => problem !== undefined && problems.add(problem);
  const requirements = tree.files.has('docs/requirements.md') ? tree.read('docs/requirements.md') : '';

  for (const [name] of [...prose.matchAll(PATH), ...prose.matchAll(FILE)]) {
    if (!isFile(name, tree)) add(`names ${name}, which is not there`);
  }
  for (const [, name = ''] of prose.matchAll(IDENTIFIER)) {
    const lost = name.split('.').find((word) => isName(word) && !tree.words.has(word));
    if (lost !== undefined) add(`names ${lost}, which is not in the code`);
  }
  for (const line of path.endsWith('.md') ? [] : prose.split('\n')) {
    if (line.length > LONGEST_COMMENT)
      add(`has a comment over ${LONGEST_COMMENT} columns: ${line.trim().slice(0, 40)}…`);
  }
  for (const [, section = ''] of text.matchAll(REQUIREMENT)) {
    const isThere = new RegExp(`^#+ ${section.replace('.', '\\.')} `, 'm').test(requirements);
    if (!isThere) add(`names section ${section} of the requirements, which is not there`);
  }
  for (const [, name = ''] of text.matchAll(DECISION)) {
    if (!tree.files.has(`docs/decisions/${name}.md`)) add(`names the decision ${name}, which is not there`);
  }
  for (const match of text.matchAll(COMMAND)) add(findBrokenCommand(match, tree));
  for (const [, suite = ''] of text.matchAll(TEST_COMMAND)) {
    if (!tree.suites.has(suite)) add(`names the suite ${suite}, which is not there`);
  }
  if (path.endsWith('.md')) {
    for (const [, link = ''] of text.matchAll(LINK)) add(findBrokenLink(link, path, tree));
  }
  return [...problems];
}
