import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Navigate, useLocation, type Location } from 'react-router-dom';
import { useSession } from 'shared-api';
import { useAreas, useAreasState } from '../../lib/areas-context.ts';
import { usePagePath } from '../../lib/use-page-path.ts';
import { findTarget, UNAUTHORIZED_PATH, type Target } from '../../lib/find-target.ts';
import { type Passage, passageOf } from './guard.ts';
import { LoadingNotice } from './loading-notice.tsx';
import { LoadingRegion } from './loading-region.tsx';
import { Screen, type ShellPages } from './screen.tsx';
import { SessionUnreachable } from './session-unreachable.tsx';

/** Router state of a redirect to the sign-in page: where to go on afterwards. */
export interface SignInState {
  readonly returnTo: string;
}

export interface RegionProps {
  readonly pages: ShellPages;
  /** Whether a sign-out is under way: a guarded page then redirects to the sign-in page without a way back. */
  readonly isSigningOut: boolean;
  /** Called when the screen of an address is shown, not when the address changes. */
  readonly onShow: (location: Location) => void;
}

/**
 * The part of the page that belongs to areas. While the area of a new address loads, the previous screen
 * stays; React's Suspense would hide it at once and delay the next one.
 */
export function Region(props: RegionProps) {
  const { pages, isSigningOut, onShow } = props;
  const location = useLocation();
  const signInPath = usePagePath('sign-in');
  const target = useTarget(location.pathname);
  const passage = usePassage(target);
  const isLoaded = useIsLoaded(target, passage, location);
  const [shown, setShown] = useState<Location | null>(null);
  const isReady = passage === 'enter' && isLoaded;
  // Adjusts the shown target during rendering, so that no stale screen is painted.
  if (isReady && shown !== location) setShown(location);
  useLayoutEffect(() => {
    if (shown) onShow(shown);
  }, [shown, onShow]);

  if (passage === 'unreachable') return <SessionUnreachable />;
  if ((passage === 'sign-in' || passage === 'signed-out') && isSigningOut) return <LoadingRegion />;
  if (passage === 'signed-out') return pages.signedOut;
  if (passage === 'sign-in') return <Navigate to={signInPath} replace state={signInState(location)} />;
  if (passage === 'refuse') return <Navigate to={UNAUTHORIZED_PATH} replace />;
  return (
    <>
      {!isReady && <LoadingNotice key={location.key} isOverScreen={shown !== null} />}
      {shown ? <Screen location={shown} pages={pages} /> : <LoadingRegion />}
    </>
  );
}

function signInState(location: Location): SignInState {
  return { returnTo: `${location.pathname}${location.search}${location.hash}` };
}

function useTarget(pathname: string): Target {
  const registry = useAreasState((state) => state.registry);
  return useMemo(() => findTarget(registry, pathname), [registry, pathname]);
}

function usePassage(target: Target): Passage {
  const roles = target.kind === 'area' ? target.mounted.mount.roles : undefined;
  // Selects only the outcome, so that a public page does not render again when the session is known.
  return useSession((session) => passageOf(roles, session));
}

/** Loads the target's area; true once it is loaded or has failed. */
function useIsLoaded(target: Target, passage: Passage, location: Location): boolean {
  const areas = useAreas();
  const name = target.kind === 'area' ? target.mounted.area.name : undefined;
  const isNeeded = passage === 'enter' || passage === 'wait';
  const hasBegun = useRef(false);
  useEffect(() => {
    // The first attempt has just failed; the visitor sees it and can retry.
    const wasTried = !hasBegun.current && name !== undefined && name in areas.state.getState().failed;
    hasBegun.current = true;
    // For each address, so that coming back to a failed area retries it.
    if (name !== undefined && isNeeded && !wasTried) void areas.load(name);
  }, [areas, name, isNeeded, location.pathname]);
  return useAreasState(({ loaded, failed }) => name === undefined || name in loaded || name in failed);
}
