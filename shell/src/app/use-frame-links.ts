import type { NavigationPlacement } from 'platform/contract';
import { useSession } from 'shared-api';
import { useAreasState } from '../features/area/areas-context.ts';
import { findTarget } from '../features/area/find-target.ts';
import { passageOf } from '../features/area/guard.ts';
import { useNavigationLinks, type NavigationLink } from '../features/navigation/use-navigation-links.ts';

/** The links of the live areas at a place, without those that would only lead the signed-in user to a refusal. */
export function useFrameLinks(placement: NavigationPlacement): NavigationLink[] {
  const registry = useAreasState((state) => state.registry);
  const status = useSession((session) => session.status);
  const user = useSession((session) => session.user);
  return useNavigationLinks(registry, placement).filter(({ path }) => {
    const target = findTarget(registry, path);
    const roles = target.kind === 'area' ? target.mounted.mount.roles : undefined;
    return passageOf(roles, { status, user }) !== 'refuse';
  });
}
