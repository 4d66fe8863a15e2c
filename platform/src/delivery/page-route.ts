import { generatePath, matchRoutes } from 'react-router-dom';
import { mountRoutes } from '../contract/mounts.ts';
import type { MountedArea } from '../contract/mounts.ts';
import type { LiveRegistry } from '../contract/registry.ts';

/** Paths that the shell answers itself, without any area. */
const SHELL_PATHS = new Set(['/unauthorized']);

/** What a path of the site leads to. */
export interface PageRoute {
  /** The area that the path belongs to; absent for the shell's own pages. */
  readonly mounted?: MountedArea;
  /** API paths that the page calls first, with the page's own parameters filled in. */
  readonly data: readonly string[];
  readonly status: 200 | 404;
}

/** Finds what a path leads to, by the same ranking as the shell's router. */
export function findPageRoute(registry: LiveRegistry, pathname: string): PageRoute {
  const mounted = matchRoutes(mountRoutes(registry.areas), pathname)?.[0]?.route.handle;
  if (mounted) return { mounted, data: dataOf(mounted, pathname), status: 200 };
  return { data: [], status: SHELL_PATHS.has(pathname) ? 200 : 404 };
}

function dataOf({ area }: MountedArea, pathname: string): string[] {
  return area.preload.flatMap(({ path, data }) => {
    const match = matchRoutes([{ path }], pathname)?.[0];
    return match ? data.map((call) => generatePath(call, match.params)) : [];
  });
}
