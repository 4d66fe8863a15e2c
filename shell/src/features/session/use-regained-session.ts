import { useEffect } from 'react';
import { useAppContext } from 'shared-api';

/** An expired session goes on by itself when the same person has signed in again in another tab. */
export function useRegainedSession(): void {
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
