import { generatePath, matchRoutes } from 'react-router-dom';
import { LANGUAGES } from '../../contract/constants.ts';
import type { BuiltRelease } from '../../store/index.ts';

/** One address as somebody opens it. */
export interface Visit {
  readonly release: BuiltRelease;
  readonly path: string;
  /** Empty: signed out. */
  readonly role: string;
  readonly language: string;
  /** Whether memory is watched: once for each address, since it takes several more visits. */
  readonly isMemoryWatched: boolean;
}

/** Visits that one tab makes one after the other: those of one role in one language. */
export interface Walk {
  readonly role: string;
  readonly language: string;
  readonly visits: readonly Visit[];
}

/** What a plan depends on besides the area's own description. */
export interface PlanOptions {
  /** All areas of the set: a more specific pattern of another one takes an address. */
  readonly areas: readonly BuiltRelease[];
  readonly roles: readonly string[];
  /** Values of an address's parameters, by name; `1` for others. */
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * Every address of an area that its description or its routes name, for everybody who may see it, in each language.
 *
 * @param routes paths of the area's routes
 */
export function planVisits(release: BuiltRelease, routes: readonly string[], options: PlanOptions): Visit[] {
  const { mounts = [], pages = [], navigation = [] } = release.area ?? {};
  const patterns = [...mounts, ...pages, ...navigation].map(({ path }) => path);
  const paths = new Set([...patterns, ...routes].map((pattern) => addressOf(pattern, options.parameters)));
  return [...paths].flatMap((path, index) => {
    const whose = rolesOf(path, release, options).flatMap((role) =>
      LANGUAGES.map((language) => ({ role, language })),
    );
    // Another one for each address, so that the walks are about as long.
    return whose.map((who, turn) => ({
      release,
      path,
      ...who,
      isMemoryWatched: turn === index % whose.length,
    }));
  });
}

/** The visits by role and language. */
export function walksOf(visits: readonly Visit[]): Walk[] {
  const groups = Object.groupBy(visits, ({ role, language }) => `${role} ${language}`);
  return Object.values(groups).flatMap((group = []) => {
    const [first] = group;
    return first ? [{ role: first.role, language: first.language, visits: group }] : [];
  });
}

function addressOf(pattern: string, parameters: PlanOptions['parameters']): string {
  const path = pattern.replace(/\/?\*$/, '') || '/';
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return generatePath(path, Object.fromEntries(names.map((name) => [name, parameters[name] ?? '1'])));
}

/** Who may see an address of the area; nobody when the address is another's. */
function rolesOf(path: string, release: BuiltRelease, { areas, roles }: PlanOptions): readonly string[] {
  const mounts = areas.flatMap((area) =>
    (area.area?.mounts ?? []).map((mount) => ({ path: mount.path, handle: { area, mount } })),
  );
  const found = matchRoutes(mounts, path)?.[0]?.route.handle;
  return found?.area === release ? (found.mount.roles ?? ['', ...roles]) : [];
}
