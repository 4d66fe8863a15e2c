import type { AreaModule, AreaRelease } from 'platform/contract';
import { matchRoutes } from 'react-router-dom';

/**
 * Whether the loaded module is the area that its release promises: its routes match at least half of the release's
 * mounts. Another area served in its place by mistake would show "not found" at every address.
 */
export function isExpectedArea({ routes }: AreaModule, { mounts }: Pick<AreaRelease, 'mounts'>): boolean {
  let missing = 0;
  let known = 0;
  for (const { path } of mounts) {
    if (matchRoutes(routes, exampleOf(path))) known += 1;
    else missing += 1;
    // Stop once decided: each match goes through all routes.
    if (Math.max(known, missing) * 2 > mounts.length) break;
  }
  return known >= missing;
}

/** An address that a mount matches: `/restaurant/:slug/menu` → `/restaurant/slug/menu`, `/admin/*` → `/admin`. */
function exampleOf(path: string): string {
  return path.replace(/\/\*$/, '').replaceAll(':', '') || '/';
}
