import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isApiError, useApi, useErrorText, useSession } from 'shared-api';
import { Button, ButtonLink, Notice, useSubmitOnce } from 'shared-ui';
import { EMPTY_ACCOUNT, NewPasswordFields, useRefusals, type AccountForm } from './account-fields.tsx';
import { AccountFrame } from './account-frame.tsx';
import { Outcome } from './outcome.tsx';
import { problemOf } from './registration.ts';
import { useLinkToken } from './use-link-token.ts';
import classes from './account-page.module.css';

type Step = 'form' | 'done' | 'refused';

/** Sets a new password by a mailed link. */
export default function ResetPasswordPage() {
  const { t } = useTranslation('account');
  const token = useLinkToken();
  const loadSession = useSession((session) => session.load);
  const [outcome, setOutcome] = useState<{ token: string; step: Step } | null>(null);
  // Another link opened in the same window starts over.
  const reached = outcome?.token === token ? outcome.step : 'form';
  const step = token === '' ? 'refused' : reached;

  function finish() {
    setOutcome({ token, step: 'done' });
    // The service has ended every session of the account, possibly this page's.
    void loadSession();
  }

  return (
    <AccountFrame title={t('reset_title')}>
      {step === 'form' && (
        <PasswordForm
          key={token}
          token={token}
          onDone={finish}
          onRefused={() => setOutcome({ token, step: 'refused' })}
        />
      )}
      {step === 'done' && <Done />}
      {step === 'refused' && <Refused />}
    </AccountFrame>
  );
}

function Done() {
  const { t } = useTranslation('account');
  return (
    <Outcome
      kind="done"
      title={t('reset_done_title')}
      action={
        <ButtonLink component={Link} to="/login" variant="primary">
          {t('login')}
        </ButtonLink>
      }
    >
      {t('reset_done_text')}
    </Outcome>
  );
}

function Refused() {
  const { t } = useTranslation('account');
  return (
    <Outcome
      kind="refused"
      title={t('link_invalid_title')}
      action={
        <ButtonLink component={Link} to="/forgot-password" variant="primary">
          {t('forgot_new_link')}
        </ButtonLink>
      }
    >
      {t('reset_link_invalid')}
    </Outcome>
  );
}

interface PasswordFormProps {
  readonly token: string;
  readonly onDone: () => void;
  readonly onRefused: () => void;
}

function PasswordForm(props: PasswordFormProps) {
  const { token, onDone, onRefused } = props;
  const { t } = useTranslation('account');
  const api = useApi();
  const errorText = useErrorText();
  const form = useForm<AccountForm>({ defaultValues: EMPTY_ACCOUNT });
  const markRefused = useRefusals(form);
  const [failure, setFailure] = useState<unknown>(null);
  const { isSubmitting } = form.formState;

  async function submit({ password, confirmPassword }: AccountForm) {
    setFailure(null);
    try {
      await api.auth.resetPassword({ body: { token, password, confirmPassword } });
      onDone();
    } catch (error) {
      if (isApiError(error, 'link_invalid')) return onRefused();
      setFailure(error);
      markRefused(problemOf(error).fields);
    }
    return undefined;
  }

  const handleSubmit = useSubmitOnce((event) => form.handleSubmit(submit)(event));
  return (
    <form noValidate className={classes.form} onSubmit={handleSubmit}>
      <p>{t('reset_lead')}</p>
      {failure !== null && <Notice tone="danger">{errorText(failure)}</Notice>}
      <NewPasswordFields form={form} label={t('new_password')} />
      <Button type="submit" variant="primary" isFullWidth isBusy={isSubmitting} busyLabel={t('reset_saving')}>
        {t('reset_save')}
      </Button>
    </form>
  );
}
