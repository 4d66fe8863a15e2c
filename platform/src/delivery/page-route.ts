import { generatePath, matchRoutes } from 'react-router-dom';
import { GONE, siteRoutes, type LiveRegistry, type MountedArea } from '../contract/index.ts';

/** Paths of the shell's own pages. */
const SHELL_PATHS = new Set(['/unauthorized']);

/** The page at a path of the site. */
export interface PageRoute {
  /** The area that the path belongs to; absent for the shell's own pages. */
  readonly mounted?: MountedArea;
  /** The page's path as links have it: others, in capitals or with slashes at the end, are the same page. */
  readonly path?: string;
  /** API paths to preload, with the page's parameters filled in. */
  readonly data: readonly string[];
  /** Pattern of the address; absent when no page has it. */
  readonly pattern?: string;
  /** 410: the address was an area's that was retired. */
  readonly status: 200 | 404 | 410;
}

/** Finds the page at a path, with the same ranking as the shell's router. */
export function findPageRoute(registry: LiveRegistry, pathname: string): PageRoute {
  const [match] = matchRoutes(siteRoutes(registry), pathname) ?? [];
  if (!match) {
    return SHELL_PATHS.has(pathname)
      ? { pattern: pathname, data: [], status: 200 }
      : { data: [], status: 404 };
  }
  const { path: pattern, handle: mounted } = match.route;
  if (mounted === GONE) return { pattern, data: [], status: 410 };
  const path = generatePath(pattern, match.params);
  return { mounted, path, pattern, data: dataOf(mounted, pathname), status: 200 };
}

function dataOf({ area }: MountedArea, pathname: string): string[] {
  return area.preload.flatMap(({ path, data }) => {
    const match = matchRoutes([{ path }], pathname)?.[0];
    return match ? data.map((call) => generatePath(call, match.params)) : [];
  });
}
