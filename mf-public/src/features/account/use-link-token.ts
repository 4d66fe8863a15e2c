import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of a mailed link, in its fragment so that it reaches no server. It is removed from the address
 * at once, and so from the history. Empty when the page was opened without one.
 */
export function useLinkToken(): string {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState('');
  const arrived = hash.slice(1);
  if (arrived !== '' && arrived !== token) setToken(arrived);
  useEffect(() => {
    if (arrived !== '') void navigate({ pathname, search }, { replace: true, state });
  }, [arrived, navigate, pathname, search, state]);
  return token;
}
