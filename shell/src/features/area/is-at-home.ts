import type { AreaModule, AreaRelease } from 'platform/contract';
import { matchRoutes } from 'react-router-dom';

/**
 * Whether an area has a page for most of the addresses that are its own. One that has none, or only such as look like
 * its own by chance, is another one that was delivered in its place, and would say of every address that there is nothing
 * there.
 */
export function isAtHome({ routes }: AreaModule, { mounts }: Pick<AreaRelease, 'mounts'>): boolean {
  let missing = 0;
  let known = 0;
  for (const { path } of mounts) {
    if (matchRoutes(routes, exampleOf(path))) known += 1;
    else missing += 1;
    // No more than it takes: each look goes through all routes.
    if (Math.max(known, missing) * 2 > mounts.length) break;
  }
  return known >= missing;
}

/** An address that a mount matches: `/restaurant/:slug/menu` → `/restaurant/slug/menu`, `/admin/*` → `/admin`. */
function exampleOf(path: string): string {
  return path.replace(/\/\*$/, '').replaceAll(':', '') || '/';
}
