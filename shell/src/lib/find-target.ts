import { mountRoutes } from 'platform/contract';
import type { LiveRegistry, MountedArea } from 'platform/contract';
import { matchRoutes } from 'react-router-dom';

/** Address of the not-authorised page. */
export const UNAUTHORIZED_PATH = '/unauthorized';

/** The target of an address: an area's mount, or one of the shell's two pages. */
export type Target =
  | { readonly kind: 'area'; readonly mounted: MountedArea }
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'not-found' };

const UNAUTHORIZED: Target = { kind: 'unauthorized' };
const NOT_FOUND: Target = { kind: 'not-found' };

/** Finds the target of an address; of several matching mounts the most specific one wins. */
export function findTarget(registry: LiveRegistry, pathname: string): Target {
  if (matchRoutes([{ path: UNAUTHORIZED_PATH }], pathname)) return UNAUTHORIZED;
  const mounted = matchRoutes(mountRoutes(registry.areas), pathname)?.[0]?.route.handle;
  return mounted ? { kind: 'area', mounted } : NOT_FOUND;
}
