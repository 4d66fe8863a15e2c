/**
 * Fails on a translation key that is missing in one language, used but not defined, or defined but not used, and on a
 * French mark that a line could begin with.
 * Catalogues stand in `<room>/src/locales/<language>/<namespace>.json`.
 */
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';

const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] };
const ROOMS = workspaces.filter((room) => /^(?:shell|shared-ui|mf-.+)$/.test(room));
const LANGUAGES = ['en', 'fr'];
/** i18next's plural endings (https://www.i18next.com/translation-function/plurals). */
const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * French sets these marks off by a space, which must not break: U+202F before `;!?`, U+00A0 before `:` and inside « ».
 */
const BREAKING = /\S [;:!?»]|« /;

type Json = { [key: string]: Json | string };

function keysOf(tree: Json, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value, `${prefix}${key}.`),
  );
}

function textOf(tree: Json, key: string): string {
  let node: Json | string | undefined = tree;
  for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined;
  return typeof node === 'string' ? node : '';
}

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

function variablesOf(text: string): string {
  return [...text.matchAll(/\{\{\s*([\w.]+)/g)]
    .map((match) => match[1])
    .sort()
    .join(',');
}

const problems: string[] = [];
for (const room of ROOMS) {
  const locales = join(room, 'src', 'locales');
  if (!existsSync(locales)) continue;
  const catalogues = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries(
        readdirSync(join(locales, language)).map((file) => [
          basename(file, '.json'),
          JSON.parse(readFileSync(join(locales, language, file), 'utf8')) as Json,
        ]),
      ),
    ]),
  );
  const code = sourcesOf(join(room, 'src')).join('\n');
  const literals = new Set(
    [...code.matchAll(/['"`]([\w$-]+(?:[.:][\w$-]+)*)['"`]/g)].map((match) => match[1] ?? ''),
  );
  // `t(`errors.${code}`)` uses every key below its fixed beginning.
  const dynamic = [...code.matchAll(/`([\w-]+(?:[.:][\w-]+)*[.:_])\$\{/g)].map((match) => match[1] ?? '');
  for (const namespace of new Set(LANGUAGES.flatMap((language) => Object.keys(catalogues[language] ?? {})))) {
    const first = catalogues['en']?.[namespace] ?? {};
    const second = catalogues['fr']?.[namespace] ?? {};
    const plain = (tree: Json) => new Set(keysOf(tree).map((key) => key.replace(PLURAL, '')));
    for (const key of plain(first))
      if (!plain(second).has(key)) problems.push(`${room}: ${namespace}:${key} has no French`);
    for (const key of plain(second))
      if (!plain(first).has(key)) problems.push(`${room}: ${namespace}:${key} has no English`);
    for (const key of keysOf(first)) {
      const french = textOf(second, key);
      if (french && variablesOf(textOf(first, key)) !== variablesOf(french)) {
        problems.push(`${room}: ${namespace}:${key} has other variables in French`);
      }
    }
    for (const key of keysOf(second)) {
      if (BREAKING.test(textOf(second, key))) {
        problems.push(`${room}: ${namespace}:${key} has a space before a mark that lets the line break`);
      }
    }
    for (const key of plain(first)) {
      const isUsed =
        literals.has(key) ||
        literals.has(`${namespace}:${key}`) ||
        literals.has(`${namespace}.${key}`) ||
        dynamic.some((start) => key.startsWith(start) || `${namespace}:${key}`.startsWith(start)) ||
        // A whole namespace looked up by a variable key: `t(code, { ns: 'errors' })`.
        code.includes(`ns: '${namespace}'`);
      if (!isUsed) problems.push(`${room}: ${namespace}:${key} is never used`);
    }
  }
  const defined = new Set(
    Object.entries(catalogues['en'] ?? {}).flatMap(([namespace, tree]) =>
      keysOf(tree).flatMap((key) => [key, `${namespace}:${key}`].map((name) => name.replace(PLURAL, ''))),
    ),
  );
  for (const [, key = ''] of code.matchAll(/\bt\(\s*['"]([\w$-]+(?:[.:][\w$-]+)*)['"]/g)) {
    const isElsewhere =
      key.includes(':') && !existsSync(join(locales, 'en', `${key.split(':')[0] ?? ''}.json`));
    if (!defined.has(key) && !isElsewhere) problems.push(`${room}: key ${key} is used but not defined`);
  }
}
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'Both languages are complete.' : `${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
