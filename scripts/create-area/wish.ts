import { parseArgs } from 'node:util';

/** What somebody wants a new area to be. */
export interface AreaWish {
  /** Folder and package: `mf-loyalty`. */
  readonly name: string;
  /** Its noun: `loyalty`; feature folder and namespace of its texts. */
  readonly noun: string;
  /** Where it is mounted: `/loyalty`. */
  readonly path: string;
  readonly title: string;
  readonly frenchTitle: string;
  /** Role that may enter; absent: everybody. */
  readonly role?: string;
  /** Whose it is, for people. */
  readonly team?: string;
}

export const USAGE = `Usage: npm run create-area -- <name> [options]

Makes a new area that runs, is tested and can be released: mf-loyalty for the name "loyalty".

Options
  --path <path>       where it is mounted (default: /<name>)
  --title <text>      its title in English (default: the name)
  --title-fr <text>   its title in French (default: the English one)
  --role <role>       ADMIN, PROVIDER or USER: only they may enter (default: everybody)
  --team <name>       whose it is, as the overlay tells (docs/overlay.md)

Example
  npm run create-area -- loyalty --title "Loyalty card" --title-fr "Carte de fidélité" --role USER
`;

/** A wish that cannot be granted; the message says why. */
export class WishError extends Error {
  override readonly name = 'WishError';
}

const NOUN = /^[a-z][a-z]{1,29}$/;
const PATH = /^(?:\/[a-z0-9-]+)+$/;
const ROLES = ['ADMIN', 'PROVIDER', 'USER'];

/** Reads the command line. @throws WishError */
export function readWish(args: readonly string[]): AreaWish {
  const { values, positionals } = parse(args);
  const noun = (positionals[0] ?? '').replace(/^mf-/, '');
  if (positionals.length !== 1 || !NOUN.test(noun)) {
    throw new WishError(`Name the area by one lower-case word.\n\n${USAGE}`);
  }
  const path = values.path ?? `/${noun}`;
  if (!PATH.test(path)) throw new WishError(`--path ${path}: expected something like /loyalty.`);
  const { role, team } = values;
  if (role !== undefined && !ROLES.includes(role)) {
    throw new WishError(`--role ${role}: expected one of ${ROLES.join(', ')}.`);
  }
  const title = values.title ?? noun.charAt(0).toUpperCase() + noun.slice(1);
  const frenchTitle = values['title-fr'] ?? title;
  const optional = { ...(role === undefined ? {} : { role }), ...(team ? { team } : {}) };
  return { name: `mf-${noun}`, noun, path, title, frenchTitle, ...optional };
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
    throw new WishError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}
