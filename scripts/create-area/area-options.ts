import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from 'platform/contract';

/** Options of a new area, from the command line. */
export interface AreaOptions {
  /** Folder and package: `mf-loyalty`. */
  readonly name: string;
  /** Its one feature: `loyalty`; feature folder and namespace of its texts. */
  readonly feature: string;
  /** Path of its mount: `/loyalty`. */
  readonly path: string;
  /** By language. */
  readonly titles: Readonly<Record<Language, string>>;
  /** Role that may enter; absent: everybody. */
  readonly role?: string;
  /** Name of the team that owns it. */
  readonly team?: string;
}

export const USAGE = `Usage: npm run create-area -- <name> [options]

Creates a new area that runs, is tested and can be released: mf-loyalty for the name "loyalty".

Options
  --path <path>       where it is mounted (default: /<name>)
  --title <text>      its title in English (default: the name)
  --title-<language> <text>
                      its title in another language, as --title-fr (default: the English one)
  --role <role>       ADMIN, PROVIDER or USER: only they may enter (default: everybody)
  --team <name>       the team that owns it, shown in the overlay (docs/overlay.md)

Example
  npm run create-area -- loyalty --title "Loyalty card" --title-fr "Carte de fidélité" --title-ar "بطاقة الولاء" --role USER
`;

/** Invalid options; the message says why. */
export class AreaOptionsError extends Error {
  override readonly name = 'WishError';
}

/** `title`, in English, and `title-fr` for each other language. */
const TITLE_OPTIONS: Readonly<Record<string, { readonly type: 'string' }>> = Object.fromEntries(
  LANGUAGES.map((language) => [titleOption(language), { type: 'string' }] as const),
);

function titleOption(language: Language): string {
  return language === 'en' ? 'title' : `title-${language}`;
}

const FEATURE = /^[a-z][a-z]{1,29}$/;
const PATH = /^(?:\/[a-z0-9-]+)+$/;
const ROLES = ['ADMIN', 'PROVIDER', 'USER'];

/** Reads the command line. @throws AreaOptionsError */
export function readAreaOptions(args: readonly string[]): AreaOptions {
  const { values, positionals } = parse(args);
  const feature = (positionals[0] ?? '').replace(/^mf-/, '');
  if (positionals.length !== 1 || !FEATURE.test(feature)) {
    throw new AreaOptionsError(`Give one lower-case word as the area's name.\n\n${USAGE}`);
  }
  const path = values.path ?? `/${feature}`;
  if (!PATH.test(path)) throw new AreaOptionsError(`--path ${path}: expected something like /loyalty.`);
  const { role, team } = values;
  if (role !== undefined && !ROLES.includes(role)) {
    throw new AreaOptionsError(`--role ${role}: expected one of ${ROLES.join(', ')}.`);
  }
  const given: Readonly<Record<string, string | undefined>> = values;
  const title = given['title'] ?? feature.charAt(0).toUpperCase() + feature.slice(1);
  const titles = Object.fromEntries(
    LANGUAGES.map((language) => [language, given[titleOption(language)] ?? title]),
  ) as Record<Language, string>;
  const optional = { ...(role === undefined ? {} : { role }), ...(team ? { team } : {}) };
  return { name: `mf-${feature}`, feature, path, titles, ...optional };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        path: { type: 'string' },
        ...TITLE_OPTIONS,
        role: { type: 'string' },
        team: { type: 'string' },
      },
    });
  } catch (error) {
    throw new AreaOptionsError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}
