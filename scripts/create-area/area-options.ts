import { parseArgs } from 'node:util';

/** Options of a new area, from the command line. */
export interface AreaOptions {
  /** Folder and package: `mf-loyalty`. */
  readonly name: string;
  /** Its one feature: `loyalty`; feature folder and namespace of its texts. */
  readonly feature: string;
  /** Path of its mount: `/loyalty`. */
  readonly path: string;
  readonly title: string;
  readonly frenchTitle: string;
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
  --title-fr <text>   its title in French (default: the English one)
  --role <role>       ADMIN, PROVIDER or USER: only they may enter (default: everybody)
  --team <name>       the team that owns it, shown in the overlay (docs/overlay.md)

Example
  npm run create-area -- loyalty --title "Loyalty card" --title-fr "Carte de fidélité" --role USER
`;

/** Invalid options; the message says why. */
export class AreaOptionsError extends Error {
  override readonly name = 'WishError';
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
  const title = values.title ?? feature.charAt(0).toUpperCase() + feature.slice(1);
  const frenchTitle = values['title-fr'] ?? title;
  const optional = { ...(role === undefined ? {} : { role }), ...(team ? { team } : {}) };
  return { name: `mf-${feature}`, feature, path, title, frenchTitle, ...optional };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        path: { type: 'string' },
        title: { type: 'string' },
        'title-fr': { type: 'string' },
        role: { type: 'string' },
        team: { type: 'string' },
      },
    });
  } catch (error) {
    throw new AreaOptionsError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}
