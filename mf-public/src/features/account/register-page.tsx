import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useApi } from 'shared-api';
import { LANGUAGES } from 'shared-api/contract';
import { Button, Card, Container, Dialog, Notice, PageHeader, PageTitle, TextField } from 'shared-ui';
import {
  asAccountForm,
  EmailField,
  NewPasswordFields,
  PhoneField,
  useRefusals,
  type AccountForm,
} from './account-fields.tsx';
import { problemOf, withId, type RegistrationProblem } from './registration.ts';
import classes from './account-page.module.css';

interface RegisterForm extends AccountForm {
  firstname: string;
  lastname: string;
}

const EMPTY: RegisterForm = {
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  firstname: '',
  lastname: '',
};

/** Customer registration (spec.md section 2): success leads to `/login`. */
export default function RegisterPage() {
  const { t, i18n } = useTranslation('account');
  const api = useApi();
  const location = useLocation();
  const form = useForm<RegisterForm>({ defaultValues: EMPTY });
  const account = asAccountForm(form);
  const markRefused = useRefusals(form);
  const [problem, setProblem] = useState<RegistrationProblem['alert'] | null>(null);
  const [registered, setRegistered] = useState<string | null>(null);
  const { isSubmitting } = form.formState;

  async function submit(values: RegisterForm) {
    setProblem(null);
    const { email, phone, password, confirmPassword, firstname, lastname } = values;
    const language = LANGUAGES.find((known) => known === i18n.language);
    const names = { firstname: firstname.trim() || null, lastname: lastname.trim() || null };
    const body = {
      email: email.trim(),
      phone,
      password,
      confirmPassword,
      ...names,
      ...(language && { language }),
    };
    try {
      withId(await api.user.create({ body }));
      setRegistered(body.email);
    } catch (error) {
      const { alert, fields } = problemOf(error);
      setProblem(alert);
      markRefused(fields);
    }
  }

  return (
    <Container size="narrow" className={classes.page}>
      <PageTitle title={t('register_title')} />
      <PageHeader title={t('register_title')} description={t('register_lead')} />
      <Card>
        <form noValidate className={classes.form} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
          <EmailField form={account} />
          <PhoneField form={account} isRequired />
          <NewPasswordFields form={account} />
          <div className={classes.pair}>
            <TextField
              label={t('optional', { label: t('firstname') })}
              autoComplete="given-name"
              maxLength={80}
              dir="auto"
              {...form.register('firstname')}
            />
            <TextField
              label={t('optional', { label: t('lastname') })}
              autoComplete="family-name"
              maxLength={80}
              dir="auto"
              {...form.register('lastname')}
            />
          </div>
          {problem && <Notice tone="danger">{t(problem)}</Notice>}
          <Button
            type="submit"
            variant="primary"
            size="large"
            isFullWidth
            isBusy={isSubmitting}
            busyLabel={t('registering')}
          >
            {t('register')}
          </Button>
        </form>
      </Card>
      <p className={classes.other}>
        {t('have_account')}{' '}
        <Link to="/login" replace state={location.state}>
          {t('login')}
        </Link>
      </p>
      <Registered email={registered} />
    </Container>
  );
}

function Registered(props: { email: string | null }) {
  const { email } = props;
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const location = useLocation();
  const confirm = () => void navigate('/login', { replace: true, state: location.state });
  return (
    <Dialog
      isOpen={email !== null}
      onClose={confirm}
      title={t('registered_title')}
      description={t('registered_text', { email })}
      size="small"
      footer={
        <Button variant="primary" data-autofocus onClick={confirm}>
          {t('registered_confirm')}
        </Button>
      }
    />
  );
}
