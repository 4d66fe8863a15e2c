import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { undefinedIfMissing } from '../common/index.ts';

/** Packages that make a build out of sources: what the preset imports, and its loaders. */
export const BUILD_TOOLS = [
  '@module-federation/enhanced',
  '@swc/core',
  'css-loader',
  'lightningcss',
  'mini-css-extract-plugin',
  'swc-loader',
  'webpack',
] as const;

/** Packages of the workspace that are in every app. */
const SHARED = ['shared-ui', 'shared-api'];

/** An entry of `package-lock.json`, by the path where it is installed. */
interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  /** A package of the workspace: its sources are inputs of their own. */
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

type Lockfile = Readonly<Record<string, LockedPackage>>;

/**
 * The installed packages that an app can contain or that build it, one line each with place, version and hash: its
 * dependencies and those of the shared packages, with all of theirs. What only others need is not among them.
 *
 * @param root Folder of the app.
 */
export async function readLockedPackages(workspace: string, root: string): Promise<string[]> {
  const text = await readFile(path.join(workspace, 'package-lock.json'), 'utf8').catch(undefinedIfMissing);
  const { packages = {} } = JSON.parse(text ?? '{}') as { packages?: Lockfile };
  const app = path.relative(workspace, root).replaceAll(path.sep, '/');
  const found = new Map<string, LockedPackage>();
  const waiting = [
    ...[app, ...SHARED].flatMap((from) => needsOf(packages[from]).map((name) => ({ from, name }))),
    ...BUILD_TOOLS.map((name) => ({ from: '', name })),
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const place = findPlace(packages, next.from, next.name);
    const entry = place === undefined ? undefined : packages[place];
    if (place === undefined || !entry || entry.link || found.has(place)) continue;
    found.set(place, entry);
    waiting.push(...needsOf(entry).map((name) => ({ from: place, name })));
  }
  return [...found]
    .map(([place, { version = '', integrity = '', resolved = '' }]) =>
      [place, version, integrity || resolved].join(' '),
    )
    .sort();
}

function needsOf(entry: LockedPackage | undefined): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = entry ?? {};
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
}

/** As Node.js looks: in the folder that needs it, then in those above. */
function findPlace(packages: Lockfile, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = path.posix.dirname(folder)) {
    const place = path.posix.join(folder === '.' ? '' : folder, 'node_modules', name);
    if (packages[place]) return place;
    if (folder === '' || folder === '.') return undefined;
  }
}
