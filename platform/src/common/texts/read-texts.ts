import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '../../contract/index.ts';

/**
 * The texts of a server in every language of the list, from `<folder>/<language>/<name>.json`.
 *
 * @param Texts type of the English file; `npm run check translations` holds the others to it
 * @param folder `locales` of the package
 * @throws when a language has no such file
 */
export function readTexts<Texts>(folder: string, name: string): Readonly<Record<Language, Texts>> {
  const entries = LANGUAGES.map((language) => {
    const file = path.join(folder, language, `${name}.json`);
    return [language, JSON.parse(readFileSync(file, 'utf8')) as Texts] as const;
  });
  return Object.fromEntries(entries) as Record<Language, Texts>;
}
