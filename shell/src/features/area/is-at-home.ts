import type { AreaModule, AreaRelease } from 'platform/contract';
import { matchRoutes } from 'react-router-dom';

/**
 * Whether an area has a page for most of the addresses that are its own. One that has none, or only such as look like
 * its own by chance, is another one that was delivered in its place, and would say of every address that there is nothing
 * there.
 */
export function isAtHome({ routes }: AreaModule, { mounts }: Pick<AreaRelease, 'mounts'>): boolean {
  const known = mounts.filter(({ path }) => matchRoutes(routes, exampleOf(path)) !== null);
  return known.length * 2 >= mounts.length;
}

/** An address that a mount matches: `/restaurant/:slug/menu` → `/restaurant/slug/menu`, `/admin/*` → `/admin`. */
function exampleOf(path: string): string {
  return path.replace(/\/\*$/, '').replaceAll(':', '') || '/';
}
