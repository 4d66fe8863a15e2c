import { useEffect } from 'react';
import { useAppContext } from 'shared-api';

/** Renews an expired session when the same user has signed in again in another tab. */
export function useRenewedSession(): void {
  const { api, session } = useAppContext();
  useEffect(() => {
    const ask = async () => {
      const user = await api.auth.me().catch(() => null);
      const { status, user: known, setUser } = session.getState();
      if (status === 'expired' && user && user.id === known?.id) setUser(user);
    };
    const handleFocus = () => void ask();
    window.addEventListener('focus', handleFocus);
    return () => window.removeEventListener('focus', handleFocus);
  }, [api, session]);
}
