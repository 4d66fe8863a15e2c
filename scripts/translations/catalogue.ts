import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

type Json = { [key: string]: Json | string };
/** Texts of a package in one language, by namespace and key. */
export type Catalogue = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** i18next's plural endings (https://www.i18next.com/translation-function/plurals). */
export const PLURAL = /_(zero|one|two|few|many|other)$/;

/** A list beside the texts: those that the language writes as English does, in whichever package. */
const SAME_AS_ENGLISH = 'same-as-english.json';

/** Reads `<namespace>.json` of a folder; none where there is no folder. */
export function readCatalogue(folder: string): Catalogue {
  const files = namesIn(folder).filter((file) => file.endsWith('.json') && file !== SAME_AS_ENGLISH);
  return new Map(
    files.map((file) => {
      const tree = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Json;
      return [basename(file, '.json'), new Map(textsOf(tree))];
    }),
  );
}

/** Reads the texts of a language's folder that may equal the English ones. */
export function readSameAsEnglish(folder: string): string[] {
  return JSON.parse(readFileSync(join(folder, SAME_AS_ENGLISH), 'utf8')) as string[];
}

function textsOf(tree: Json, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : textsOf(value, `${prefix}${key}.`),
  );
}

/** The keys without their plural endings. */
export function plainKeys(texts: ReadonlyMap<string, string>): Set<string> {
  return new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')));
}

/** The names of a folder's files; none where there is no folder. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** The sources of a folder, without tests, by path. */
export function sourcesIn(folder: string): Map<string, string> {
  return filesIn(folder, (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));
}

/** Style sheets of a folder, by name. */
export function stylesIn(folder: string): Map<string, string> {
  return filesIn(folder, (name) => name.endsWith('.css'));
}

function filesIn(folder: string, isWanted: (name: string) => boolean): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isWanted);
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
