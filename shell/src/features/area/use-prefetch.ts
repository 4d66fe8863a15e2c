import { useMemo, type SyntheticEvent } from 'react';
import { isSaveData } from 'shared-api';
import { useAreas } from '../../lib/areas-context.ts';
import type { Areas } from './areas.ts';

/** Handlers that prefetch the area of a link when it is hovered, touched or focused. */
export function usePrefetch() {
  const areas = useAreas();
  return useMemo(() => {
    const prefetch = (event: SyntheticEvent) => prefetchLinked(areas, event.target);
    return { onPointerOver: prefetch, onFocus: prefetch };
  }, [areas]);
}

function prefetchLinked(areas: Areas, target: EventTarget): void {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || isSaveData()) return;
  areas.prefetch(link.pathname);
}
