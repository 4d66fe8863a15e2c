import { useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { useSession } from 'shared-api';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { hasUnsavedWork } from '../../lib/has-unsaved-work.ts';
import { usePagePath } from '../../lib/use-page-path.ts';

const text = lazyTexts('shell');

/**
 * Signs out and goes to the sign-in page, without a way back to a guarded page. With unsaved changes on the page, a
 * dialog asks first: render it with `SignOutQuestion`.
 */
export function useSignOut() {
  const logout = useSession((session) => session.logout);
  const location = useLocation();
  const navigate = useNavigate();
  const signInPath = usePagePath('sign-in');
  const toast = useToast();
  const [leftFrom, setLeftFrom] = useState<Location | null>(null);
  const [isAsking, setAsking] = useState(false);

  async function leave() {
    setAsking(false);
    setLeftFrom(location);
    try {
      await logout();
    } catch (error) {
      console.error('Signing out did not reach the service.', error);
      toast.error(text('session.sign_out_failed'));
    }
    await navigate(signInPath);
    // The page may be come back to.
    setLeftFrom(null);
  }

  return {
    isSigningOut: leftFrom === location,
    /** Signs out, after a confirmation if changes would be lost. */
    signOut: () => {
      if (hasUnsavedWork()) setAsking(true);
      else void leave();
    },
    /** Signs out without a confirmation. */
    leave: () => void leave(),
    question: { isOpen: isAsking, onClose: () => setAsking(false), onConfirm: () => void leave() },
  };
}
