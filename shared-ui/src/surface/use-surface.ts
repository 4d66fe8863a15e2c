import { useEffectEvent, useLayoutEffect } from 'react';

/** Name of the event on `window` by which a surface that opens makes itself known to the page's router. */
export const SURFACE_EVENT = 'maida:surface';

/** Something that lies over the page: a dialog, a sheet, a menu. */
export interface Surface {
  /** Asks it to close, as Escape does; false when it refuses. It may also ask its user first. */
  readonly close: () => boolean;
  /** Aborted once it is closed, however that happened. */
  readonly closed: AbortSignal;
}

/**
 * While something is open over the page, lets Back close it instead of leaving the page. An event, since each area
 * bundles its own shared-ui while the history belongs to the shell (decision back-closes-what-is-on-top).
 *
 * @param close what Back calls; see {@link Surface}
 */
export function useSurface(isOpen: boolean, close: Surface['close']): void {
  const handleBack = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const life = new AbortController();
    const detail: Surface = { close: () => handleBack(), closed: life.signal };
    window.dispatchEvent(new CustomEvent(SURFACE_EVENT, { detail }));
    return () => life.abort();
  }, [isOpen]);
}
