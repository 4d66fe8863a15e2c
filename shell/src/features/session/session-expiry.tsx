import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from 'shared-api';
import { Button, useLazy } from 'shared-ui';
import { InfoIcon } from 'shared-ui/icons';
import classes from './session-expiry.module.css';
import { useRegainedSession } from './use-regained-session.ts';

export interface SessionExpiryProps {
  readonly isSigningOut: boolean;
  readonly onSignOut: () => void;
}

const loadDialog = () => import(/* webpackChunkName: "sign-in-again" */ './sign-in-again-dialog.tsx');

/**
 * Over the page of an expired session: the same person signs in again right there, and what was typed behind it stays.
 * After closing the dialog, to copy something first, a strip below the header leads back to it.
 */
export function SessionExpiry(props: SessionExpiryProps) {
  const isExpired = useSession((session) => session.status === 'expired');
  return isExpired ? <Expired {...props} /> : null;
}

function Expired(props: SessionExpiryProps) {
  const { t } = useTranslation('shell');
  const [isPutOff, setPutOff] = useState(false);
  const { loaded: dialog, start } = useLazy(loadDialog);
  useEffect(() => {
    if (isPutOff) return;
    void start().then((loaded) => {
      if (!loaded) setPutOff(true);
    });
  }, [isPutOff, start]);
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
