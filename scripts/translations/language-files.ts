import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn, sourcesIn, stylesIn } from './catalogue.ts';

/** Letters of a language besides English, so a sign of texts that stand in code, where nothing compares them. */
const ARABIC = /[\u0621-\u064A]/;

/** The modules beside a language's texts, which say what loads together, are those of English. */
export function compareParts(locales: string, language: string): string[] {
  const parts = (folder: string) => namesIn(join(locales, folder)).filter((name) => name.endsWith('.ts'));
  return [...new Set([...parts('en'), ...parts(language)])]
    .filter((name) => {
      const [english, other] = ['en', language].map((folder) => read(join(locales, folder, name)));
      return english !== other;
    })
    .map((name) => `${language}/${name} is not what en/${name} is`);
}

/** Folders of a language that the list does not have: nothing loads and checks their texts. */
export function unlistedLanguages(locales: string, languages: readonly string[]): string[] {
  return readdirSync(locales, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !languages.includes(entry.name))
    .map(({ name }) => `locales/${name} is of no language in languages.json`);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Sources with texts of a language in them: those belong into `locales`. */
export function textsInCode(folder: string, allowed: readonly RegExp[]): string[] {
  return [...sourcesIn(folder)]
    .filter(
      ([name, code]) => ARABIC.test(code) && !allowed.some((pattern) => pattern.test(join(folder, name))),
    )
    .map(([name]) => `${name} has Arabic texts: they belong into locales/`);
}

/**
 * Two values with a comma between them in a template or in markup: Arabic has another one, which `formatList` knows.
 */
const COMMA_IN_CODE = /\}, \$\{|<\/\w+>, \{/;

/** Sources of pages that join values with a comma of their own. */
export function commasInCode(folder: string): string[] {
  return [...sourcesIn(folder)]
    .filter(([, code]) => COMMA_IN_CODE.test(code))
    .map(([name]) => `${name} joins values with a Latin comma: formatList has that of the language`);
}

const ARROW = /content: '[^']*[←→‹›]/;

/** Style sheets that draw an arrow and have no rule for pages from right to left, where it points the other way. */
export function arrowsInStyles(folder: string): string[] {
  return [...stylesIn(folder)]
    .filter(([, styles]) => ARROW.test(styles) && !/:dir\(rtl\)[^{]*\{\s*content:/.test(styles))
    .map(([name]) => `${name} has an arrow that is not mirrored`);
}
