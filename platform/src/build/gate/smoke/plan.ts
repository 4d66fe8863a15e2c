import { generatePath, matchRoutes } from 'react-router-dom';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../contract/index.ts';
import type { BuiltRelease } from '../../../contract/server/index.ts';

/** A page as somebody sees it. */
export interface Visit {
  readonly release: BuiltRelease;
  readonly path: string;
  /** Empty: signed out. */
  readonly role: string;
  readonly language: Language;
}

/** One address that somebody opens. */
export interface Opening extends Omit<Visit, 'language'> {
  /**
   * Of a deep check: whether the page is compared before it is opened, when it is left and when it was opened again, to
   * see what it leaves behind: once for each address, by turns for each role, since that takes several times as long as
   * opening it.
   */
  readonly isRepeated: boolean;
}

/** What one person opens, one after the other in one tab. */
export interface Walk {
  readonly role: string;
  /** Of all pages, or of the first one of a deep check. */
  readonly language: Language;
  readonly openings: readonly Opening[];
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
 * The address of every mount of an area, for each kind of visitor who may enter it: every role that it names; where it
 * is open to all, somebody signed out and somebody signed in, whose role is another one for each.
 *
 * @param isChanged whether this area itself is released; otherwise one visitor for each mount shows whether the shell
 *   still carries it
 */
export function planMounts(release: BuiltRelease, isChanged: boolean, options: PlanOptions): Opening[] {
  return planOpenings(release, patternsOf(release.area?.mounts), options, (roles, index) => {
    if (!isChanged) return byTurns(roles, index);
    return roles.includes('') ? ['', ...byTurns(options.roles, index)] : roles;
  });
}

function byTurns(roles: readonly string[], index: number): readonly string[] {
  return roles.slice(index % roles.length).slice(0, 1);
}

/**
 * Every address of an area that its description or its routes name, for everybody who may see it.
 *
 * @param routes paths of the area's routes
 */
export function planEveryPage(
  release: BuiltRelease,
  routes: readonly string[],
  options: PlanOptions,
): Opening[] {
  const { mounts, pages, navigation } = release.area ?? {};
  const patterns = [mounts, pages, navigation].flatMap(patternsOf);
  return planOpenings(release, [...patterns, ...routes], options);
}

function patternsOf(entries: readonly { readonly path: string }[] = []): string[] {
  return entries.map(({ path }) => path);
}

/** @param choose who of those who may see the address with this number opens it; default: all */
function planOpenings(
  release: BuiltRelease,
  patterns: readonly string[],
  options: PlanOptions,
  choose = (roles: readonly string[], _index: number) => roles,
): Opening[] {
  const paths = new Set(patterns.map((pattern) => addressOf(pattern, options.parameters)));
  return [...paths].flatMap((path, index) => {
    const roles = choose(rolesOf(path, release, options), index);
    // Another one for each address, so that the walks are about as long.
    return roles.map((role, turn) => ({ release, path, role, isRepeated: turn === index % roles.length }));
  });
}

/**
 * A longer walk would go on alone when the others are done, and mostly wait for its page; of a shorter one, the first
 * page would be most of it.
 */
const MOST_OPENINGS = 18;

/** The openings by role, in parts of about the same length; each walk begins in another language. */
export function walksOf(openings: readonly Opening[]): Walk[] {
  const groups = Object.entries(Object.groupBy(openings, ({ role }) => role));
  const parts = groups.flatMap(([role, group = []]) =>
    inParts(group, Math.ceil(group.length / MOST_OPENINGS)).map((part) => ({ role, openings: part })),
  );
  return parts.map((part, index) => ({
    ...part,
    language: LANGUAGES[index % LANGUAGES.length] ?? DEFAULT_LANGUAGE,
  }));
}

function inParts<Item>(items: readonly Item[], count: number): Item[][] {
  const at = (part: number) => Math.round((part * items.length) / count);
  return Array.from({ length: count }, (_, part) => items.slice(at(part), at(part + 1)));
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
