import { GONE, siteRoutes } from 'platform/contract';
import type { LiveRegistry, MountedArea } from 'platform/contract';
import { matchRoutes } from 'react-router-dom';

/** Address of the not-authorised page. */
export const UNAUTHORIZED_PATH = '/unauthorized';

/** The target of an address: an area's mount, or one of the shell's pages. `gone`: it was a retired area's. */
export type Target =
  | { readonly kind: 'area'; readonly mounted: MountedArea }
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'not-found' };

const UNAUTHORIZED: Target = { kind: 'unauthorized' };
const RETIRED: Target = { kind: 'gone' };
const NOT_FOUND: Target = { kind: 'not-found' };

/** Finds the target of an address; of several matching mounts the most specific one wins. */
export function findTarget(registry: LiveRegistry, pathname: string): Target {
  if (matchRoutes([{ path: UNAUTHORIZED_PATH }], pathname)) return UNAUTHORIZED;
  const mounted = matchRoutes(siteRoutes(registry), pathname)?.[0]?.route.handle;
  if (mounted === GONE) return RETIRED;
  return mounted ? { kind: 'area', mounted } : NOT_FOUND;
}
