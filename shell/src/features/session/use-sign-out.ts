import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { useSession } from 'shared-api';
import { useToast } from 'shared-ui/toast';

/** Signs out and goes to `/login`; a guarded page is not come back to. */
export function useSignOut() {
  const { t } = useTranslation('shell');
  const logout = useSession((session) => session.logout);
  const location = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const [leftFrom, setLeftFrom] = useState<Location | null>(null);

  async function signOut() {
    setLeftFrom(location);
    try {
      await logout();
    } catch (error) {
      console.error('Signing out did not reach the service.', error);
      toast.error(t('session.sign_out_failed'));
    }
    await navigate('/login');
  }

  return { signOut, isSigningOut: leftFrom === location };
}
