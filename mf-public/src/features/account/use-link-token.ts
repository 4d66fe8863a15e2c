import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of a mailed link, in its fragment so that it reaches no server. It moves from the address into the state of
 * the history's entry at once: nobody passes it on with the address, and a reload on a weak line keeps it. Empty when the
 * page was opened without one.
 */
export function useLinkToken(): string {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const arrived = hash.slice(1);
  useEffect(() => {
    if (arrived === '') return;
    const kept = { ...(state as object | null), linkToken: arrived };
    void navigate({ pathname, search }, { replace: true, state: kept });
  }, [arrived, navigate, pathname, search, state]);
  return arrived || ((state as { linkToken?: string } | null)?.linkToken ?? '');
}
