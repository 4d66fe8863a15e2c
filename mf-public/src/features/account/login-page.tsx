import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { isApiError, useApi, useErrorText, useSession } from 'shared-api';
import { passkeyFailureOf, signWithPasskey } from 'shared-api/passkey';
import {
  Button,
  ButtonLink,
  Card,
  Container,
  Notice,
  PageHeader,
  PageTitle,
  PasswordField,
  TextField,
  useSubmitOnce,
} from 'shared-ui';
import { isEmail, isFilled } from '../../lib/form/email.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { returnPathOf } from './return-path.ts';
import classes from './account-page.module.css';

interface LoginForm {
  email: string;
  password: string;
}

/** Sign-in: success returns to the page that asked for it (requirements 2.6). */
export default function LoginPage() {
  const { t } = useTranslation('account');
  const location = useLocation();
  const isSignedIn = useSession((session) => session.status === 'authenticated');
  const form = useForm<LoginForm>({ defaultValues: { email: '', password: '' } });
  const email = useWatch({ control: form.control, name: 'email' });
  const { errors, isSubmitting } = form.formState;
  const { signIn, signInWithPasskey, isSigningIn, failure } = useSignIn();
  const handleSubmit = useSubmitOnce((event) => form.handleSubmit(signIn)(event));
  if (isSignedIn && !isSigningIn) return <Navigate to={returnPathOf(location.state) ?? '/'} replace />;
  return (
    <Container size="narrow" className={classes.page}>
      <PageTitle title={t('login_title')} />
      <PageHeader title={t('login_title')} description={t('login_lead')} />
      <Card>
        <form method="post" noValidate className={classes.form} onSubmit={handleSubmit}>
          {failure !== null && <Notice tone="danger">{failure}</Notice>}
          <TextField
            label={t('email')}
            type="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            required
            error={errors.email?.message}
            {...form.register('email', {
              validate: (value) =>
                isFilled(value) ? isEmail(value) || t('email_invalid') : t('email_required'),
            })}
          />
          <PasswordField
            label={t('password')}
            autoComplete="current-password"
            required
            error={errors.password?.message}
            {...form.register('password', { validate: (value) => value !== '' || t('password_required') })}
          />
          <Link to="/forgot-password" state={{ email }} className={classes.aside}>
            {t('forgot_link')}
          </Link>
          <div className={classes.buttons}>
            <ButtonLink component={Link} to="/">
              {t('cancel')}
            </ButtonLink>
            <Button
              type="submit"
              variant="primary"
              isBusy={isSubmitting || isSigningIn}
              busyLabel={t('logging_in')}
            >
              {t('login')}
            </Button>
          </div>
        </form>
        <PasskeySignIn isBusy={isSubmitting || isSigningIn} onSignIn={signInWithPasskey} />
      </Card>
      <p className={classes.other}>
        {t('no_account')}{' '}
        <Link to="/register" replace state={location.state}>
          {t('go_register')}
        </Link>
      </p>
      <p className={classes.other}>
        {t('ordered_as_guest')} <Link to="/orders">{t('find_order')}</Link>
      </p>
    </Container>
  );
}

/** Signs in and leaves: to the address that asked for the sign-in, else one page back (requirements 2.6). */
function useSignIn() {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const location = useLocation();
  const navigate = useNavigate();
  const login = useSession((session) => session.login);
  const enterWithPasskey = useEnterWithPasskey();
  const [isSigningIn, setSigningIn] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function leave() {
    const asked = returnPathOf(location.state);
    if (asked !== undefined) await navigate(asked, { replace: true });
    // The first page of this window has no earlier page of ours.
    else if (location.key === 'default') await navigate('/', { replace: true });
    else await navigate(-1);
  }

  async function attempt(enter: () => Promise<unknown>, explain: (error: unknown) => string) {
    setFailure(null);
    setSigningIn(true);
    try {
      await enter();
      await leave();
    } catch (error) {
      setSigningIn(false);
      setFailure(explain(error));
    }
  }

  const signIn = (credentials: LoginForm) =>
    attempt(
      () => login({ ...credentials, email: credentials.email.trim() }),
      (error) => (isRefusal(error) ? t('login_failed') : errorText(error)),
    );
  const signInWithPasskey = () =>
    attempt(enterWithPasskey, (error) => {
      const reason = passkeyFailureOf(error);
      return reason ? t(`passkey_${reason}`) : errorText(error);
    });

  return { signIn, signInWithPasskey, isSigningIn, failure };
}

function useEnterWithPasskey() {
  const api = useApi();
  const setUser = useSession((session) => session.setUser);
  return async () => {
    const options = await api.auth.passkeyLoginOptions();
    const credential = await signWithPasskey(options);
    const { user } = await api.auth.loginWithPasskey({ body: { credential } });
    setUser(user);
  };
}

/** Whether the service refused the credentials themselves; other errors say nothing about them. */
function isRefusal(error: unknown): boolean {
  return isApiError(
    error,
    'credentials_invalid',
    'unauthorized',
    'validation_failed',
    'not_found',
    'forbidden',
  );
}
