import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from 'shared-api';
import { Button, insist } from 'shared-ui';
import { InfoIcon } from 'shared-ui/icons';
import classes from './session-expiry.module.css';
import type * as SignInAgain from './sign-in-again-dialog.tsx';
import { useRegainedSession } from './use-regained-session.ts';

export interface SessionExpiryProps {
  readonly isSigningOut: boolean;
  readonly onSignOut: () => void;
}

/**
 * Over the page of an expired session: the same person signs in again right there, and what was typed behind it stays.
 * Whoever closes the dialog, to copy something first, finds the way back to it in a strip below the header.
 */
export function SessionExpiry(props: SessionExpiryProps) {
  const isExpired = useSession((session) => session.status === 'expired');
  return isExpired ? <Expired {...props} /> : null;
}

function Expired(props: SessionExpiryProps) {
  const { t } = useTranslation('shell');
  const [isPutOff, setPutOff] = useState(false);
  const dialog = useDialog(!isPutOff, () => setPutOff(true));
  useRegainedSession();
  if (!isPutOff) return dialog && <dialog.SignInAgainDialog {...props} onClose={() => setPutOff(true)} />;
  return (
    <div role="status" className={classes.strip}>
      <p className={classes.text}>
        <InfoIcon className={classes.icon} />
        {t('session.expired_strip')}
      </p>
      <Button size="small" variant="primary" onClick={() => setPutOff(false)}>
        {t('session.sign_in_again')}
      </Button>
    </div>
  );
}

/** Most pages end before their session does: the dialog is fetched when it is wanted. */
function useDialog(isWanted: boolean, onFailure: () => void) {
  const [dialog, setDialog] = useState<typeof SignInAgain | null>(null);
  const fail = useRef(onFailure);
  useEffect(() => {
    fail.current = onFailure;
  });
  useEffect(() => {
    if (!isWanted || dialog) return;
    insist(() => import(/* webpackChunkName: "sign-in-again" */ './sign-in-again-dialog.tsx')).then(
      setDialog,
      (error: unknown) => {
        console.error('The dialog for signing in again could not be fetched.', error);
        fail.current();
      },
    );
  }, [isWanted, dialog]);
  return dialog;
}
