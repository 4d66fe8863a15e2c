import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from 'shared-api';
import { Button, useLazy } from 'shared-ui';
import { InfoIcon } from 'shared-ui/icons';
import classes from './session-expiry.module.css';
import { useRenewedSession } from './use-renewed-session.ts';

export interface SessionExpiryProps {
  readonly isSigningOut: boolean;
  readonly onSignOut: () => void;
}

const loadDialog = () => import(/* webpackChunkName: "sign-in-again" */ './sign-in-again-dialog.tsx');

/**
 * Dialog over the page of an expired session: the same user signs in again there, and the page keeps its input.
 * When it is closed, e.g. to copy something first, a strip below the header opens it again.
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
  useRenewedSession();
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
