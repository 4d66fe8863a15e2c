import { useTranslation } from 'react-i18next';
import type { LiveRegistry, NavigationEntry, NavigationPlacement } from 'platform/contract';
import { useSession } from 'shared-api';
import { useAreasState } from '../../lib/areas-context.ts';
import { findPage } from '../../lib/find-page.ts';
import { findTarget, UNAUTHORIZED_PATH } from '../../lib/find-target.ts';

/** A link of the frame, in the reader's language. */
export interface NavigationLink {
  readonly path: string;
  readonly label: string;
}

/**
 * The links that the live areas declare for a place, in the order of the registry, without those that would lead this
 * visitor to the sign-in page or to the refusal.
 */
export function useNavigationLinks(placement: NavigationPlacement): NavigationLink[] {
  const { t, i18n } = useTranslation('navigation');
  const registry = useAreasState((state) => state.registry);
  const role = useSession(({ user }) => user?.role);
  return registry.areas
    .flatMap((area) => area.navigation)
    .filter((entry) => entry.placement === placement && isFor(registry, entry, role))
    .map(({ path, labelKey, labels = {} }) => ({
      path,
      label: t(labelKey, {
        ns: 'navigation',
        defaultValue: labels[i18n.language] ?? labels['en'] ?? labelKey,
      }),
    }));
}

/** Whether a link is for somebody. @param role undefined for a visitor */
function isFor(registry: LiveRegistry, { path, roles }: NavigationEntry, role: string | undefined): boolean {
  // The header has a button to sign in.
  if (path === UNAUTHORIZED_PATH || path === findPage(registry, 'sign-in')) return false;
  if (role === undefined) return roles === undefined;
  const target = findTarget(registry, path);
  const mayEnter = target.kind === 'area' ? target.mounted.mount.roles : undefined;
  return (roles?.includes(role) ?? true) && (mayEnter?.includes(role) ?? true);
}
