import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCodeOf, isApiError, useSession } from 'shared-api';
import { Button, Dialog, Notice, PasswordField, TextField } from 'shared-ui';
import classes from './session-expiry.module.css';

export interface SignInAgainDialogProps {
  readonly onClose: () => void;
  readonly isSigningOut: boolean;
  readonly onSignOut: () => void;
}

/** Dialog that asks the user of an expired session for the password. */
export function SignInAgainDialog(props: SignInAgainDialogProps) {
  const { onClose, isSigningOut, onSignOut } = props;
  const { t } = useTranslation('shell');
  const email = useSession((session) => session.user?.email);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { resume, isBusy, failure } = useResume();

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '') void resume(password);
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={t('session.expired_title')}
      description={t('session.expired')}
      isBusy={isBusy || isSigningOut}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button isBusy={isSigningOut} disabled={isBusy} onClick={onSignOut}>
            {t('session.other_account')}
          </Button>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {t('account.login')}
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        <TextField label={t('session.email')} type="email" autoComplete="username" readOnly value={email} />
        <PasswordField
          data-autofocus
          label={t('session.password')}
          autoComplete="current-password"
          required
          value={password}
          error={isMissing && password === '' ? t('session.password_required') : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
    </Dialog>
  );
}

function useResume() {
  const { t } = useTranslation('shell');
  const resumeSession = useSession((session) => session.resume);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function resume(password: string) {
    setBusy(true);
    setFailure(null);
    try {
      await resumeSession(password);
    } catch (error) {
      const code: string = errorCodeOf(error);
      const isRefused = isApiError(error, 'credentials_invalid', 'unauthorized', 'validation_failed');
      setFailure(isRefused ? t('session.login_failed') : t(code, { ns: 'errors' }));
      setBusy(false);
    }
  }

  return { resume, isBusy, failure };
}
