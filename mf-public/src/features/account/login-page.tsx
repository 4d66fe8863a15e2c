import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useSession } from 'shared-api';
import { isEmail } from 'shared-api/is-email';
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
import { isFilled } from '../../lib/form/is-filled.ts';
import { workplaceOf } from '../../lib/workplace.ts';
import { useFieldErrors } from './account-fields.tsx';
import { isAwaitingMail } from './awaiting-mail.ts';
import { CookiesNotice } from './cookies-notice.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { returnPathOf } from './return-path.ts';
import { SecondStepForm } from './second-step-form.tsx';
import { useSignIn, type Credentials } from './use-sign-in.ts';
import classes from './account-page.module.css';

/** Sign-in: success returns to the page that asked for it (requirements 2.6). */
export default function LoginPage() {
  const { t } = useTranslation('account');
  const location = useLocation();
  const present = useSession((session) => session.user);
  const form = useForm<Credentials>({ defaultValues: { email: '', password: '' } });
  const { isAtSecondStep, isSigningIn, failure, ...ways } = useSignIn();
  const isBusy = form.formState.isSubmitting || isSigningIn;
  if (present && !isSigningIn) {
    return <Navigate to={returnPathOf(location.state) ?? workplaceOf(present) ?? '/'} replace />;
  }
  return (
    <Container size="narrow" className={classes.page}>
      <PageTitle title={t('login_title')} />
      <PageHeader title={t('login_title')} description={t(isAtSecondStep ? 'code_lead' : 'login_lead')} />
      <Card>
        <CookiesNotice />
        {isAtSecondStep ? (
          <SecondStepForm
            failure={failure}
            isBusy={isSigningIn}
            onCode={ways.signInWithCode}
            onStartOver={ways.startOver}
          />
        ) : (
          <CredentialsForm form={form} failure={failure} isBusy={isBusy} onCredentials={ways.signIn} />
        )}
        <PasskeySignIn isBusy={isBusy} onSignIn={ways.signInWithPasskey} />
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

interface CredentialsFormProps {
  readonly form: UseFormReturn<Credentials>;
  readonly failure: string | null;
  readonly isBusy: boolean;
  readonly onCredentials: (credentials: Credentials) => Promise<void>;
}

function CredentialsForm(props: CredentialsFormProps) {
  const { form, failure, isBusy, onCredentials } = props;
  const { t } = useTranslation('account');
  const location = useLocation();
  const email = useWatch({ control: form.control, name: 'email' });
  const errorOf = useFieldErrors(form);
  const handleSubmit = useSubmitOnce((event) => form.handleSubmit(onCredentials)(event));
  return (
    <form method="post" noValidate className={classes.form} onSubmit={handleSubmit}>
      {isAwaitingMail(location.state) && <Notice tone="info">{t('mailed_first')}</Notice>}
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <TextField
        label={t('email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        required
        error={errorOf('email')}
        {...form.register('email', {
          validate: (value) => (isFilled(value) ? isEmail(value) || 'email_invalid' : 'email_required'),
        })}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        required
        error={errorOf('password')}
        {...form.register('password', { validate: (value) => value !== '' || 'password_required' })}
      />
      <Link to="/forgot-password" state={{ email }} className={classes.aside}>
        {t('forgot_link')}
      </Link>
      <div className={classes.buttons}>
        <ButtonLink component={Link} to="/">
          {t('cancel')}
        </ButtonLink>
        <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={t('logging_in')}>
          {t('login')}
        </Button>
      </div>
    </form>
  );
}
