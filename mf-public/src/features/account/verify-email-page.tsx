import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isApiError, useApi, useErrorText, useSession } from 'shared-api';
import { Button, ButtonLink, ErrorState, Notice, Spinner } from 'shared-ui';
import { AccountFrame } from './account-frame.tsx';
import { useConfirmation } from './get-confirmation.ts';
import { Outcome } from './outcome.tsx';
import { useLinkToken } from './use-link-token.ts';
import classes from './account-page.module.css';

/** Confirms an account's e-mail address by a mailed link. */
export default function ConfirmEmailPage() {
  const { t } = useTranslation('account');
  const token = useLinkToken();
  const isConfirmed = useSession((session) => session.user?.emailConfirmed === true);
  const isLoading = useSession((session) => session.status === 'loading');
  const content = () => {
    if (token !== '') return <Confirmation key={token} token={token} />;
    if (isLoading) return <Spinner layout="block" />;
    return isConfirmed ? <Confirmed /> : <NewLink title={t('confirm_missing_title')} />;
  };
  return <AccountFrame title={t('confirm_title')}>{content()}</AccountFrame>;
}

function Confirmation(props: { readonly token: string }) {
  const { token } = props;
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const { error, isFetching, isSuccess, refetch } = useConfirmation(token);
  if (isSuccess) return <Confirmed />;
  if (isFetching) return <Spinner layout="block" size="large" label={t('confirm_running')} isLabelVisible />;
  if (isApiError(error, 'link_invalid', 'validation_failed'))
    return <NewLink title={t('link_invalid_title')} />;
  return (
    <ErrorState title={t('confirm_failed')} onRetry={() => void refetch()}>
      {errorText(error)}
    </ErrorState>
  );
}

function Confirmed() {
  const { t } = useTranslation('account');
  const isSignedOut = useSession((session) => session.status === 'anonymous');
  if (isSignedOut) {
    // After a registration the account begins with the link.
    const login = (
      <ButtonLink component={Link} to="/login" variant="primary">
        {t('login')}
      </ButtonLink>
    );
    return (
      <Outcome kind="done" title={t('confirmed_title')} action={login}>
        {t('confirmed_login')}
      </Outcome>
    );
  }
  return (
    <Outcome
      kind="done"
      title={t('confirmed_title')}
      action={
        <ButtonLink component={Link} to="/" variant="primary">
          {t('to_restaurants')}
        </ButtonLink>
      }
    >
      {t('confirmed_text')}
    </Outcome>
  );
}

/** Offers another link: at once for a signed-in user, after the sign-in for others. */
function NewLink(props: { readonly title: string }) {
  const { title } = props;
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const api = useApi();
  const email = useSession((session) => session.user?.email);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api.auth.resendConfirmation(),
  });
  if (isSuccess) {
    return (
      <Outcome kind="mailed" title={t('confirm_sent_title')}>
        {t('confirm_sent_text', { email })}
      </Outcome>
    );
  }
  const action =
    email === undefined ? (
      <ButtonLink component={Link} to="/login" state={{ returnTo: '/confirm-email' }} variant="primary">
        {t('login')}
      </ButtonLink>
    ) : (
      <Button variant="primary" isBusy={isPending} onClick={() => mutate()}>
        {t('confirm_resend')}
      </Button>
    );
  return (
    <div className={classes.form}>
      <Outcome kind="refused" title={title} action={action}>
        {email === undefined ? t('confirm_login_first') : t('confirm_resend_text', { email })}
      </Outcome>
      {error && <Notice tone="danger">{errorText(error)}</Notice>}
    </div>
  );
}
