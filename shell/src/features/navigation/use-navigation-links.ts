import { useTranslation } from 'react-i18next';
import type { NavigationPlacement } from 'platform/contract';
import { useAreasState } from '../../lib/areas-context.ts';

/** A link of the frame, in the reader's language. */
export interface NavigationLink {
  readonly path: string;
  readonly label: string;
}

/** The links that the live areas declare for a place, in the order of the registry. */
export function useNavigationLinks(placement: NavigationPlacement): NavigationLink[] {
  const { t, i18n } = useTranslation('navigation');
  const areas = useAreasState((state) => state.registry.areas);
  return areas
    .flatMap((area) => area.navigation)
    .filter((entry) => entry.placement === placement)
    .map(({ path, labelKey, labels = {} }) => ({
      path,
      label: t(labelKey, {
        ns: 'navigation',
        defaultValue: labels[i18n.language] ?? labels['en'] ?? labelKey,
      }),
    }));
}
