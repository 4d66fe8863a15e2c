import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useApi, useErrorText } from 'shared-api';
import { languageOf } from 'shared-api/contract';
import { Button, Notice, useOneAtATime } from 'shared-ui';
import { EMPTY_ACCOUNT, EmailField, type AccountForm } from './account-fields.tsx';
import { AccountFrame } from './account-frame.tsx';
import { emailOf } from './email-state.ts';
import { Outcome } from './outcome.tsx';
import classes from './account-page.module.css';

/** Requests the mail with the link; the reply is the same whether the account exists or not. */
export default function ForgotPasswordPage() {
  const { t, i18n } = useTranslation('account');
  const api = useApi();
  const { mutate, isPending, isSuccess, error, variables, reset } = useMutation({
    mutationFn: (email: string) =>
      api.auth.requestPasswordReset({ body: { email, language: languageOf(i18n.language) } }),
  });
  const oneAtATime = useOneAtATime();
  return (
    <AccountFrame
      title={t('forgot_title')}
      lead={t('forgot_lead')}
      after={<Link to="/login">{t('back_to_login')}</Link>}
    >
      {isSuccess ? (
        <Outcome
          kind="mailed"
          title={t('forgot_sent_title')}
          action={<Button onClick={reset}>{t('forgot_again')}</Button>}
        >
          {t('forgot_sent_text', { email: variables })}
        </Outcome>
      ) : (
        <EmailForm
          onSend={(email) => oneAtATime.start(() => mutate(email, { onSettled: oneAtATime.end }))}
          isSending={isPending}
          error={error}
        />
      )}
    </AccountFrame>
  );
}

interface EmailFormProps {
  readonly onSend: (email: string) => void;
  readonly isSending: boolean;
  readonly error: Error | null;
}

function EmailForm(props: EmailFormProps) {
  const { onSend, isSending, error } = props;
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const { state } = useLocation();
  const form = useForm<AccountForm>({ defaultValues: { ...EMPTY_ACCOUNT, email: emailOf(state) } });
  const send = ({ email }: AccountForm) => onSend(email.trim());
  return (
    <form
      method="post"
      noValidate
      className={classes.form}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      {error && <Notice tone="danger">{errorText(error)}</Notice>}
      <EmailField form={form} />
      <Button type="submit" variant="primary" isFullWidth isBusy={isSending} busyLabel={t('forgot_sending')}>
        {t('forgot_send')}
      </Button>
    </form>
  );
}
