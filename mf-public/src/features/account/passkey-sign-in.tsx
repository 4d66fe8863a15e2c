import { useTranslation } from 'react-i18next';
import { Button } from 'shared-ui';
import { KeyIcon } from 'shared-ui/icons';
import classes from './passkey-sign-in.module.css';

interface PasskeySignInProps {
  readonly isBusy: boolean;
  readonly onSignIn: () => Promise<void>;
}

/** The other way in: a passkey of this device or phone, without name and password. */
export function PasskeySignIn(props: PasskeySignInProps) {
  const { isBusy, onSignIn } = props;
  const { t } = useTranslation('account');
  return (
    <div className={classes.other}>
      <p className={classes.or} aria-hidden="true">
        {t('passkey_or')}
      </p>
      <Button
        className={classes.button}
        disabled={isBusy}
        iconStart={<KeyIcon />}
        onClick={() => void onSignIn()}
      >
        {t('passkey_login')}
      </Button>
    </div>
  );
}
