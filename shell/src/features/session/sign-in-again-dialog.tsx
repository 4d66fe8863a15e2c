import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCookiesText, useSession } from 'shared-api';
import { Button, Dialog, Notice, PasswordField, TextField, withTexts } from 'shared-ui';
import { laterTexts } from '../../lib/texts.ts';
import classes from './session-expiry.module.css';
import { useResume } from './use-resume.ts';

export interface SignInAgainDialogProps {
  readonly onClose: () => void;
  readonly isSigningOut: boolean;
  readonly onSignOut: () => void;
}

function ResumeDialog(props: SignInAgainDialogProps) {
  const { onClose, isSigningOut, onSignOut } = props;
  const { t } = useTranslation(['proof', 'shell']);
  const cookiesText = useCookiesText();
  const email = useSession((session) => session.user?.email);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { resume, finish, isBusy, failure, isAtSecondStep } = useResume();

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = isAtSecondStep ? code.trim() : password;
    setMissing(given === '');
    if (given !== '') void (isAtSecondStep ? finish(given) : resume(given));
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
            {t('shell:account.login')}
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        {failure === null && cookiesText && <Notice tone="warning">{cookiesText}</Notice>}
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        <TextField label={t('session.email')} type="email" autoComplete="username" readOnly value={email} />
        {isAtSecondStep ? (
          <TextField
            key="code"
            autoFocus
            label={t('session.code')}
            hint={t('session.code_hint')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            maxLength={40}
            required
            value={code}
            error={isMissing && code.trim() === '' ? t('session.code_required') : undefined}
            onChange={(event) => setCode(event.target.value)}
          />
        ) : (
          <PasswordField
            data-autofocus
            label={t('session.password')}
            autoComplete="current-password"
            required
            value={password}
            error={isMissing && password === '' ? t('session.password_required') : undefined}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Dialog that asks the user of an expired session for the password, and for a code if that is not enough. */
export const SignInAgainDialog = withTexts(ResumeDialog, laterTexts);
